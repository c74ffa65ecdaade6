import type { Offering } from "~/content/model/offering.ts";
import { bonusPerks } from "~/content/model/wording/bonus-perks.ts";
import { Perks } from "~/sections/perks.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { secondPhase } from "~/words/second-phase.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

export function BonusPerks({ offering: { minimumInvestment, returnClasses } }: { offering: Offering }) {
  const words = useWords(secondPhase).bonusPerks;
  return (
    <Perks
      {...words}
      action={<ButtonLink href="#contact-form">{fill(words.action, { minimumInvestment })}</ButtonLink>}
      perks={bonusPerks(words, returnClasses)}
    />
  );
}
