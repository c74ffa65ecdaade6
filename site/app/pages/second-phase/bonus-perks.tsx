import type { Offering } from "~/content/model/offering.ts";
import { bonusPerks } from "~/content/model/wording/bonus-perks.ts";
import { Perks } from "~/sections/perks.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import type { secondPhase } from "~/words/second-phase.ts";
import { fill } from "~/words/words.ts";

interface BonusPerksProps {
  offering: Offering;
  words: typeof secondPhase.bonusPerks;
}

export function BonusPerks({ offering: { minimumInvestment, returnClasses }, words }: BonusPerksProps) {
  return (
    <Perks
      {...words}
      action={<ButtonLink href="#contact-form">{fill(words.action, { minimumInvestment })}</ButtonLink>}
      perks={bonusPerks(words, returnClasses)}
    />
  );
}
