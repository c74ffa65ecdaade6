import { midwest } from "~/copy/midwest.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";

const row = "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b py-5";

/** "Invest Now" opens the investor portal for verified investors (specification, section 2). Others use the form. */
export function Connect() {
  const copy = useCopy(midwest).connect;
  const { title: expert } = useCopy(sections).expert;
  const { investorPortal } = useSiteSettings();
  return (
    <Section className="grid-12 items-center gap-y-8" ground="sand" padding="bottom">
      <h2 className="col-span-full desktop:col-span-5">{copy.title}</h2>
      <ul className="col-span-full border-hairline border-t desktop:col-span-6 desktop:col-start-7">
        <li className={row}>
          {copy.above}
          <ButtonLink href={investorPortal.href} icon="external" variant="secondary">
            {copy.action}
          </ButtonLink>
        </li>
        <li className={row}>
          {copy.newHere}
          <TextLink href="#contact-form">{expert}</TextLink>
        </li>
      </ul>
    </Section>
  );
}
