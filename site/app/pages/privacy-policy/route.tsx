import { Fragment } from "react";
import { formatDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { privacyPolicy } from "~/copy/privacy-policy.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { TextPage } from "~/sections/text-page.tsx";
import { metaFromCopy } from "~/seo/page-meta.ts";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";

export const meta = metaFromCopy(privacyPolicy, ({ meta }) => ({ ...meta, path: "/privacy-policy" }));

export default function PrivacyPolicy() {
  const { effectiveDate, inEffect, sections, title } = useCopy(privacyPolicy);
  const { addressLines, brand, email, phone } = useSiteSettings();
  const values = { address: addressLines.join(", "), brand, email, phone };
  const date = <time dateTime={effectiveDate}>{formatDate(effectiveDate)}</time>;
  const head = (
    <p className="mt-4 text-quiet text-s">
      <Filled text={inEffect} values={{ date }} />
    </p>
  );
  return (
    <TextPage<PolicySection> head={head} isLong sections={sections} title={title}>
      {({ paragraphs, table }) =>
        paragraphs.map((paragraph, index) => (
          <Fragment key={paragraph}>
            <p className={index > 0 ? "mt-4" : undefined}>{fill(paragraph, values)}</p>
            {index === 0 && table && <PolicyTable table={table} />}
          </Fragment>
        ))
      }
    </TextPage>
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
