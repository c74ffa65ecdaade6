import type { Offering } from "~/content/model/site-content.ts";
import { Perks } from "~/sections/perks.tsx";
import { projectFossFieldsPhase1 } from "~/words/pictures.generated.ts";
import { bonusPerks, bonusPerksCaution, phaseBanner } from "~/words/second-phase.ts";

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
