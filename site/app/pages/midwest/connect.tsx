import { fill } from "~/copy/copy.ts";
import { midwest } from "~/copy/midwest.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Perks } from "~/sections/perks.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";

/** "Invest Now" opens the investor portal: section 2 of the specification. For verified investors. */
export function Connect({ minimumInvestment }: { minimumInvestment: string }) {
  const words = useCopy(midwest).connect;
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
