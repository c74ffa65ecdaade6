import { midwest } from "~/copy/midwest.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Section } from "~/ui/section.tsx";

/** "Invest Now" opens the investor portal for verified investors (specification, section 2). Others use the form below. */
export function Connect() {
  const copy = useCopy(midwest).connect;
  const { investorPortal } = useSiteSettings();
  return (
    <Section className="grid-12 items-center gap-y-5" ground="sand" padding="bottom">
      <h2 className="col-span-full desktop:col-span-5">{copy.title}</h2>
      <p className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-3 desktop:col-span-6 desktop:col-start-7">
        {copy.above}
        <ButtonLink href={investorPortal.href} icon="external" variant="secondary">
          {copy.action}
        </ButtonLink>
      </p>
    </Section>
  );
}
