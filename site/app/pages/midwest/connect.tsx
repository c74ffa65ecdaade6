import { fill } from "~/copy/copy.ts";
import { midwest } from "~/copy/midwest.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Perks } from "~/sections/perks.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";

/** Perks, with "Invest Now" for verified investors. It opens the investor portal (specification, section 2). */
export function Connect({ minimumInvestment }: { minimumInvestment: string }) {
  const copy = useCopy(midwest).connect;
  const { investorPortal } = useSiteSettings();
  return (
    <Perks
      action={
        <>
          <p>{copy.above}</p>
          <ButtonLink className="max-tablet:w-full" href={investorPortal.href} icon="external">
            {copy.action}
          </ButtonLink>
          <TextLink href="#contact-form">{copy.newHere}</TextLink>
        </>
      }
      ground="sand"
      image={copy.image}
      note={copy.note}
      perks={copy.perks.map((perk) => fill(perk, { minimumInvestment }))}
      title={copy.title}
    />
  );
}
