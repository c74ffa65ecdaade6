import { PartnerLinks } from "~/layout/partner-links.tsx";
import { Reveal } from "~/ui/reveal.tsx";
import { partners } from "./copy.ts";

export function Partners() {
  return (
    <section className="ground-sand">
      <Reveal className="wrap grid-12 items-center gap-y-8 py-section">
        <div className="col-span-full desktop:col-span-5">
          <h2>{partners.title}</h2>
          <p className="measure mt-4">{partners.lead}</p>
        </div>
        <PartnerLinks className="about-partners" linkClassName="about-partner" withArrow />
      </Reveal>
    </section>
  );
}
