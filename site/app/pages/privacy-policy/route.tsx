import { Fragment } from "react";
import { formatDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { privacyPolicy } from "~/copy/privacy-policy.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { TextContents } from "~/sections/text-contents.tsx";
import { metaIn } from "~/seo/page-meta.ts";
import { type PolicySection, PolicyTable } from "./policy-table.tsx";

export const meta = metaIn(privacyPolicy, ({ meta }) => ({ ...meta, path: "/privacy-policy" }));

export default function PrivacyPolicy() {
  const copy = useCopy(privacyPolicy);
  const { addressLines, brand, email, phone } = useSiteSettings();
  const values = { address: addressLines.join(", "), brand, email, phone };
  const sections = Object.entries<PolicySection>(copy.sections);
  const date = <time dateTime={copy.effectiveDate}>{formatDate(copy.effectiveDate)}</time>;
  return (
    <div className="wrap grid-12 gap-y-head pt-head pb-section">
      <header className="col-span-full">
        <h1>{copy.title}</h1>
        <p className="mt-4 text-quiet text-s">
          <Filled text={copy.inEffect} values={{ date }} />
        </p>
      </header>
      <TextContents
        className="desktop:max-h-[calc(100svh-3rem)] desktop:overflow-y-auto"
        label={copy.contents}
        sections={copy.sections}
      />
      <div className="col-span-full grid gap-12 desktop:col-span-6 desktop:col-start-5">
        {sections.map(([id, { paragraphs, table, title }]) => (
          <section className="measure scroll-mt-6" id={id} key={id}>
            <h2 className="text-h3">{title}</h2>
            {paragraphs.map((paragraph, index) => (
              <Fragment key={paragraph}>
                <p className="mt-4">{fill(paragraph, values)}</p>
                {index === 0 && table && <PolicyTable table={table} />}
              </Fragment>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
