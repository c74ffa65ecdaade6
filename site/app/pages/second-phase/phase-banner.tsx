import { bonusPerks, bonusPerksCaution, minimumInvestment } from "~/content/offering.ts";
import { projectFossFieldsPhase1 } from "~/content/pictures.ts";
import { Perks } from "~/pages/sections/perks.tsx";
import { phaseBanner } from "./copy.ts";

export function PhaseBanner() {
  return (
    <Perks
      action={
        <a className="button button-primary" href="#contact-form">
          {phaseBanner.action(minimumInvestment)}
        </a>
      }
      image={projectFossFieldsPhase1}
      note={bonusPerksCaution}
      perks={bonusPerks}
      title={phaseBanner.title}
    />
  );
}
