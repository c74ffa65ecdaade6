import { data } from "react-router";
import { searchPage } from "~/layout/navigation.ts";
import { SkyPage } from "~/layout/sky-page.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Route } from "./+types/route.ts";

export const handle = { endsInGrass: true };

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta(
      {
        title: "Page not found",
        description:
          "There is no page at this address. The home page, current projects and contact are a click away.",
        keywords: ["page not found"],
        path: "/404",
      },
      matches[0].loaderData,
    ),
    { name: "robots", content: "noindex" },
  ];
}

export default function NotFound() {
  return (
    <SkyPage>
      <p aria-hidden="true" className="figure text-[clamp(7rem,4rem+12vw,15rem)]/[0.8] tracking-[-0.025em]">
        404
      </p>
      <h1 className="mt-10 text-h2">Nothing is built at this address.</h1>
      <p className="mt-4">The page may have moved. These are where most people are going.</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <TextLink icon="none" to="/current-project">
          Current projects
        </TextLink>
        <TextLink icon="none" to={searchPage.to}>
          Search
        </TextLink>
        <TextLink icon="none" to="/contact">
          Contact
        </TextLink>
      </div>
    </SkyPage>
  );
}
