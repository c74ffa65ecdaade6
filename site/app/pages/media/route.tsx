import { bannerVideo } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { pageMeta } from "~/seo/page-meta.ts";
import { TextLink } from "~/ui/text-link.tsx";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Media",
      description:
        "For journalists and hosts: a person to ask, what may be quoted, and the brand mark to download.",
      keywords: ["media contact", "press", "multifamily sponsor", "brand mark"],
      path: "/media",
    },
    matches[0].loaderData,
  );
}

export default function Media() {
  const { brand, email, officeHours, phone } = useSiteSettings();
  return (
    <>
      <PageBanner
        caption="Study model, illustrative rendering."
        image={bannerVideo}
        lead="For journalists, hosts and organizers: a person to ask, and what you may use."
        title="Media"
      />
      <div className="wrap grid gap-x-column gap-y-12 py-section tablet:grid-cols-2">
        <section className="hairline border-t pt-6">
          <h2 className="text-h3">Media contact</h2>
          <p className="measure mt-4">
            Write to{" "}
            <a className="inline-link" href={`mailto:${email}`}>
              {email}
            </a>{" "}
            or call {phone}. {officeHours} Say when you need the answer, and we will say whether we can make
            it.
          </p>
          <TextLink className="mt-2" to="/contact">
            Contact page
          </TextLink>
        </section>
        <section className="hairline border-t pt-6">
          <h2 className="text-h3">Pictures and brand mark</h2>
          <p className="measure mt-4">
            Pictures on this site are illustrative renderings; please caption them so. The mark of {brand} may
            be used beside text about us.
          </p>
          <TextLink className="mt-2" href="/art/logo-mark.svg" icon="download">
            Brand mark, SVG
          </TextLink>
        </section>
      </div>
    </>
  );
}
