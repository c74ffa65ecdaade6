import type { Partner, TeamMember } from "~/content/model/site-content.ts";
import { PartnerLinks } from "~/sections/partner-links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { gallery01, gallery03 } from "~/words/pictures.generated.ts";
import { partners as copy } from "~/words/second-phase.ts";

interface PartnersProps {
  partners: readonly Partner[];
  team: readonly TeamMember[];
}

/** What is built, in two pictures, with whom, and by whom. */
export function Partners({ partners, team }: PartnersProps) {
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
      <div className="phase-people">
        {partners.length > 0 && (
          <div>
            <p className="quiet text-xs">{copy.partners}</p>
            <PartnerLinks className="phase-partner-links" linkClassName="phase-partner" partners={partners} />
          </div>
        )}
        {team.length > 0 && (
          <div>
            <p className="quiet text-xs">{copy.team}</p>
            <ul className="phase-team">
              {team.map(({ image, name, role }) => (
                <li key={name}>
                  <Picture className="phase-team-portrait" image={image} sizes="(width < 44rem) 30vw, 9rem" />
                  <p className="phase-team-name">{name}</p>
                  <p className="quiet text-xs">{role}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
