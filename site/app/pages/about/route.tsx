import { bannerAbout } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { NumberedRows } from "~/pages/sections/numbered-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { TextLink } from "~/ui/text-link.tsx";
import type { Route } from "./+types/route.ts";
import { themes } from "./copy.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "About",
      description:
        "A multifamily sponsor in the Midwest: over 20 years of experience, more than $500 million developed, and the four things we do on every project.",
      keywords: ["multifamily sponsor", "wellness apartments", "Midwest developer", "how we execute"],
      path: "/about",
    },
    matches[0].loaderData,
  );
}

export default function About() {
  return (
    <>
      <PageBanner
        caption="Study model, illustrative rendering."
        image={bannerAbout}
        lead="We build wellness-focused apartment communities in Midwest growth markets: over 20 years of experience, more than $500 million developed."
        note="Experience and volume as stated by the sponsor. Past results do not predict future ones."
        title="About"
      />
      <section className="wrap py-section">
        <h2>How We Execute</h2>
        <div className="mt-head">
          <NumberedRows rows={themes} />
        </div>
        <p className="mt-10 flex flex-wrap gap-x-8">
          <TextLink to="/portfolio">See the portfolio</TextLink>
          <TextLink to="/contact">Talk with us</TextLink>
        </p>
      </section>
    </>
  );
}
