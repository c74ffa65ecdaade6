import type { Offering } from "~/content/model/offering.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { InlineLink } from "~/ui/links.tsx";
import { PageSection } from "../chapters.tsx";
import { CalculatorTable } from "./calculator-table.tsx";

/** Published fees. Without any, a sentence explains what that means for the targets. */
export function Fees({ feeBasis, fees, feesDate }: Pick<Offering, "feeBasis" | "fees" | "feesDate">) {
  const copy = useCopy(investor).fees;
  const sentences = fees.length > 0 ? copy.published : copy.unpublished;
  return (
    <PageSection
      id="fees"
      lead={
        <>
          {sentences[feeBasis]}{" "}
          {fees.length === 0 && <InlineLink href="#contact-form">{copy.ask}</InlineLink>}
        </>
      }
      title={copy.title}
    >
      {fees.length > 0 && (
        <CalculatorTable caption={copy.title} columns={copy.columns} hasSmallType>
          <tbody>
            {fees.map(({ name, onHundredThousand, rate, text, when }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {text && <span className="block text-quiet text-xs">{text}</span>}
                </th>
                <td className="calculator-words">{when}</td>
                <td>{rate}</td>
                <td>{onHundredThousand}</td>
              </tr>
            ))}
          </tbody>
        </CalculatorTable>
      )}
      {fees.length > 0 && feesDate && (
        <p className="mt-4 text-quiet text-xs">{fill(copy.dated, { date: formatDate(feesDate) })}</p>
      )}
    </PageSection>
  );
}
