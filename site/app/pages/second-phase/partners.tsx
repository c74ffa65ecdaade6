import { gallery01, gallery03 } from "~/content/pictures.ts";
import { PartnerLinks } from "~/layout/partner-links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Reveal } from "~/ui/reveal.tsx";
import { partners } from "./copy.ts";

/** What is built, in two pictures, and with whom. */
export function Partners() {
  return (
    <section aria-label={partners.title} className="wrap pb-section">
      <Reveal className="phase-pair">
        <figure className="phase-pair-large">
          <Picture image={gallery01} sizes="(width < 44rem) 100vw, 66vw" />
          <figcaption>{partners.courtyard}</figcaption>
        </figure>
        <figure className="phase-pair-small">
          <Picture image={gallery03} sizes="(width < 44rem) 110vw, 44vw" />
          <figcaption>{partners.balcony}</figcaption>
        </figure>
      </Reveal>
      <div className="phase-partners">
        <p className="quiet text-xs">{partners.title}</p>
        <PartnerLinks className="phase-partner-links" linkClassName="phase-partner" />
      </div>
    </section>
  );
}
