import type { Offering } from "~/content/model/offering.ts";
import { Perks } from "~/sections/perks.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { projectFossFieldsPhase1 } from "~/words/pictures.generated.ts";
import { bonusPerks, bonusPerksCaution, phaseBanner } from "~/words/second-phase.ts";

export function PhaseBanner({ offering }: { offering: Offering }) {
  return (
    <Perks
      action={
        <ButtonLink className="max-tablet:w-full" href="#contact-form">
          {phaseBanner.action(offering.minimumInvestment)}
        </ButtonLink>
      }
      image={projectFossFieldsPhase1}
      note={bonusPerksCaution}
      perks={bonusPerks(offering.returnClasses)}
      title={phaseBanner.title}
    />
  );
}
