import type { ReactNode } from "react";
import { formatDate } from "~/content/model/wording/format.ts";
import { accessibility } from "~/copy/accessibility.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { telephoneLink } from "~/layout/telephone-link.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { TextContents } from "~/sections/text-contents.tsx";
import { metaIn } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineLink } from "~/ui/links.tsx";

export const meta = metaIn(accessibility, ({ meta }) => ({ ...meta, path: "/accessibility" }));

export default function Accessibility() {
  const copy = useCopy(accessibility);
  const { addressLines, email, officeHours, phone } = useSiteSettings();
  const { sections } = copy;
  const dates = { reviewed: <Day of={copy.reviewed} />, written: <Day of={copy.written} /> };
  const contactDetails = {
    address: addressLines.join(", "),
    email: <InlineLink href={`mailto:${email}`}>{email}</InlineLink>,
    hours: officeHours.replace(/\.$/, ""),
    phone: <InlineLink href={telephoneLink(phone)}>{phone}</InlineLink>,
  };
  return (
    <div className="wrap grid-12 gap-y-head pt-head pb-section">
      <header className="col-span-full">
        <h1>{copy.title}</h1>
        <p className="mt-6 max-w-[48ch] text-lead">{copy.lead}</p>
      </header>
      <TextContents sections={copy.sections} />
      <div className="col-span-full grid gap-12 desktop:col-span-7 desktop:col-start-5">
        <Part id="what-we-aim-for">
          <p>{sections["what-we-aim-for"].text}</p>
        </Part>
        <Part id="what-we-do">
          <Points of={sections["what-we-do"].points} />
        </Part>
        <Part id="how-we-test">
          <p>{sections["how-we-test"].text}</p>
        </Part>
        <Part id="what-may-not-work">
          <Points of={sections["what-may-not-work"].points} />
        </Part>
        <Part id="tell-us">
          <p>
            <Filled text={sections["tell-us"].text} values={contactDetails} />
          </p>
          <ButtonLink className="mt-6 max-tablet:w-full" to="/contact" variant="secondary">
            {sections["tell-us"].action}
          </ButtonLink>
        </Part>
        <Part id="this-statement">
          <p>
            <Filled text={sections["this-statement"].text} values={dates} />
          </p>
        </Part>
      </div>
    </div>
  );
}

function Part({ children, id }: { children: ReactNode; id: keyof typeof accessibility.sections }) {
  const { title } = useCopy(accessibility).sections[id];
  return (
    <section className="measure scroll-mt-6" id={id}>
      <h2 className="mb-4 text-h3">{title}</h2>
      {children}
    </section>
  );
}

function Points({ of: points }: { of: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-3 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Day({ of: date }: { of: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
