import { formatDate } from "~/content/model/wording/format.ts";
import { accessibility } from "~/copy/accessibility.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { telephoneLink } from "~/layout/telephone-link.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { TextPage } from "~/sections/text-page.tsx";
import { metaFromCopy } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineLink } from "~/ui/links.tsx";

export const meta = metaFromCopy(accessibility, ({ meta }) => ({ ...meta, path: "/accessibility" }));

interface StatementSection {
  readonly action?: string;
  readonly points?: readonly string[];
  readonly text?: string;
  readonly title: string;
}

export default function Accessibility() {
  const { lead, reviewed, sections, title, written } = useCopy(accessibility);
  const { addressLines, email, officeHours, phone } = useSiteSettings();
  const values = {
    address: addressLines.join(", "),
    email: <InlineLink href={`mailto:${email}`}>{email}</InlineLink>,
    hours: officeHours.replace(/\.$/, ""),
    phone: <InlineLink href={telephoneLink(phone)}>{phone}</InlineLink>,
    reviewed: <time dateTime={reviewed}>{formatDate(reviewed)}</time>,
    written: <time dateTime={written}>{formatDate(written)}</time>,
  };
  return (
    <TextPage<StatementSection>
      head={<p className="mt-6 max-w-[48ch] text-lead">{lead}</p>}
      sections={sections}
      title={title}
    >
      {({ action, points, text }) => (
        <>
          {text && (
            <p>
              <Filled text={text} values={values} />
            </p>
          )}
          {points && (
            <ul className="grid list-disc gap-3 pl-5">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {action && (
            <ButtonLink className="mt-6 max-tablet:w-full" to="/contact" variant="secondary">
              {action}
            </ButtonLink>
          )}
        </>
      )}
    </TextPage>
  );
}
