import { bonusPerks, bonusPerksCaution, phaseBanner } from "~/content/copy/second-phase.ts";
import { projectFossFieldsPhase1 } from "~/content/pictures.ts";
import type { Offering } from "~/content/site-content.ts";
import { Perks } from "~/sections/perks.tsx";

export function PhaseBanner({ offering }: { offering: Offering }) {
  return (
    <Perks
      action={
        <a className="button button-primary" href="#contact-form">
          {phaseBanner.action(offering.minimumInvestment)}
        </a>
      }
      image={projectFossFieldsPhase1}
      note={bonusPerksCaution}
      perks={bonusPerks(offering.returnClasses)}
      title={phaseBanner.title}
    />
  );
}
