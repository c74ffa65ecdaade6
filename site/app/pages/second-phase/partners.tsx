import { partners as copy } from "~/content/copy/second-phase.ts";
import { gallery01, gallery03 } from "~/content/pictures.ts";
import type { Partner } from "~/content/site-content.ts";
import { PartnerLinks } from "~/layout/partner-links.tsx";
import { Picture } from "~/ui/picture.tsx";

/** What is built, in two pictures, and with whom. */
export function Partners({ partners }: { partners: readonly Partner[] }) {
  return (
    <section aria-label={copy.title} className="wrap pb-section">
      <div className="phase-pair">
        <figure className="phase-pair-large">
          <Picture image={gallery01} sizes="(width < 44rem) 100vw, 66vw" />
          <figcaption>{copy.courtyard}</figcaption>
        </figure>
        <figure className="phase-pair-small">
          <Picture image={gallery03} sizes="(width < 44rem) 110vw, 44vw" />
          <figcaption>{copy.balcony}</figcaption>
        </figure>
      </div>
      {partners.length > 0 && (
        <div className="phase-partners">
          <p className="quiet text-xs">{copy.title}</p>
          <PartnerLinks className="phase-partner-links" linkClassName="phase-partner" partners={partners} />
        </div>
      )}
    </section>
  );
}
