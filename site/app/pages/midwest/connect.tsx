import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Perks } from "~/sections/perks.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";
import { midwest } from "~/words/midwest.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

/** "Invest Now" opens the investor portal: specification, section 2. It is for investors who are already verified. */
export function Connect({ minimumInvestment }: { minimumInvestment: string }) {
  const words = useWords(midwest).connect;
  const { investorPortal } = useSiteSettings();
  return (
    <Perks
      action={
        <>
          <p>{words.above}</p>
          <ButtonLink className="max-tablet:w-full" href={investorPortal.href} icon="external">
            {words.action}
          </ButtonLink>
          <TextLink href="#contact-form">{words.newHere}</TextLink>
        </>
      }
      ground="sand"
      image={words.image}
      note={words.note}
      perks={words.perks.map((perk) => fill(perk, { minimumInvestment }))}
      title={words.title}
    />
  );
}
