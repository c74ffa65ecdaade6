import { SkyPage } from "~/layout/sky-page.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { confirmsByEmail } from "~/leads/leads-context.server.ts";
import { pageMeta } from "~/seo/page-meta.ts";
import { TextLink } from "~/ui/text-link.tsx";
import type { Route } from "./+types/route.ts";

export const handle = { endsInGrass: true };

export function loader({ context }: Route.LoaderArgs) {
  return { confirmsByEmail: confirmsByEmail(context) };
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(
      {
        title: "One step left",
        description: "Your newsletter sign-up has arrived. This is what happens next.",
        keywords: ["newsletter"],
        path: "/newsletter/requested",
      },
      matches[0].loaderData,
    ),
    { name: "robots", content: "noindex" },
  ];
}

export default function Requested({ loaderData }: Route.ComponentProps) {
  const { newsletterTitle } = useSiteSettings();
  return (
    <SkyPage>
      {loaderData.confirmsByEmail ? <AskedByEmail /> : <AskedByHand />}
      <p className="mt-8">
        <TextLink to="/newsletter">Read {newsletterTitle}</TextLink>
      </p>
    </SkyPage>
  );
}

function AskedByEmail() {
  const { email } = useSiteSettings();
  return (
    <>
      <h1>One step left: check your email.</h1>
      <p className="measure mt-6 text-lead">
        We are sending a message to the address you gave us. Open the link in it within seven days, and the
        newsletter will come to you. Until then we send nothing else.
      </p>
      <p className="measure mt-6">
        Nothing after ten minutes? Check your junk folder, or write to{" "}
        <a className="inline-link" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </>
  );
}

function AskedByHand() {
  return (
    <>
      <h1>We have your address.</h1>
      <p className="measure mt-6 text-lead">
        One of us will write to you to make sure it was you. After you answer, the newsletter will come to
        you.
      </p>
    </>
  );
}
