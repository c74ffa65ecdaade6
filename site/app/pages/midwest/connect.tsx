import { midwest } from "~/copy/midwest.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";

const row = "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b py-5";

/** "Invest Now" for verified investors opens the investor portal (specification, section 2). All others have the form. */
export function Connect() {
  const copy = useCopy(midwest).connect;
  const { title: expert } = useCopy(sections).expert;
  const { investorPortal } = useSiteSettings();
  return (
    <section className="ground-sand flex flex-col-reverse desktop:grid desktop:grid-cols-[7fr_5fr]">
      <div className="px-edge py-section desktop:pr-[6vw]">
        <h2>{copy.title}</h2>
        <ul className="mt-8 border-hairline border-t">
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
        <p className="mt-6 text-quiet text-xs">{copy.note}</p>
      </div>
      {/* The picture takes the height of the copy. */}
      <Picture
        className="aspect-4/3 desktop:relative desktop:aspect-auto desktop:[&_img]:absolute desktop:[&_img]:inset-0"
        image={copy.image}
        sizes="(width < 44rem) 88vw, (width < 64rem) 100vw, 60vw"
      />
    </section>
  );
}
