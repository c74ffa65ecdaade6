import { Fragment } from "react";
import { formatDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { privacyPolicy } from "~/copy/privacy-policy.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { TextContents } from "~/sections/text-contents.tsx";
import { metaIn } from "~/seo/page-meta.ts";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";

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

interface PolicyTableCopy {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface PolicySection {
  paragraphs: readonly string[];
  table?: PolicyTableCopy;
  title: string;
}

const cell = cx(
  "w-[34%] border-hairline border-b py-3 pr-4 text-left align-top",
  "ledger:block ledger:w-auto ledger:border-0 ledger:px-0 ledger:py-0.5",
);

/** Table whose rows become label-value lists on phones. */
function PolicyTable({ table: { caption, columns, rows } }: { table: PolicyTableCopy }) {
  return (
    <table className="mt-5 w-full text-s/normal ledger:block" ref={keepTableRoles}>
      <caption className="sr-only">{caption}</caption>
      <thead className="ledger:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              className="w-[34%] border-heading border-b py-3 pr-4 text-left align-top font-medium"
              key={column}
              scope="col"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="ledger:block">
        {rows.map(([name, ...cells]) => (
          <tr className="ledger:block ledger:border-hairline ledger:border-t ledger:py-3" key={name}>
            <th className={cx(cell, "font-semibold")} scope="row">
              {name}
            </th>
            {cells.map((text, index) => (
              <td
                className={cx(cell, "ledger:before:text-quiet ledger:before:content-[attr(data-l)_':_']")}
                data-l={columns[index + 1]}
                key={text}
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
