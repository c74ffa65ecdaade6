import type { Partner } from "~/content/model/site-content.ts";
import { PartnerLinks } from "~/sections/partner-links.tsx";
import { partners as copy } from "~/words/about.ts";

export function Partners({ partners }: { partners: readonly Partner[] }) {
  if (partners.length === 0) return null;
  return (
    <section className="ground-sand">
      <div className="wrap grid-12 items-center gap-y-8 py-section">
        <div className="col-span-full desktop:col-span-5">
          <h2>{copy.title}</h2>
          <p className="measure mt-4">{copy.lead}</p>
        </div>
        <PartnerLinks
          className="about-partners"
          linkClassName="about-partner"
          partners={partners}
          withArrow
        />
      </div>
    </section>
  );
}
