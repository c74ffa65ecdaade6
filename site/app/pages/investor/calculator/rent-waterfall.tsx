import { formatDollars } from "~/content/model/wording/format.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { PageSection } from "../page-section.tsx";
import { Bar, BarLegend } from "./bars.tsx";
import { rounded, splitRent } from "./delay.ts";

const payees = ["costs", "lender", "reserves", "preferred", "investors", "us"] as const;
const payeeLooks = {
  costs: "own",
  lender: "own",
  reserves: "own",
  preferred: "profit",
  investors: "profit",
  us: "lost",
} as const;

/** Disclosure with the payments from the rent, in their order, at full and at 90% occupancy. */
export function RentWaterfall() {
  const copy = useCopy(investor).rent;
  const [full, reduced] = [splitRent(100), splitRent(90)];
  const [order, scale, ...amounts] = copy.columns;
  let [fullPaid, reducedPaid] = [0, 0];
  const content = (
    <>
      <p className="measure mb-6">{copy.assumption}</p>
      <table className="figures mb-4 w-full ledger:block" ref={keepTableRoles}>
        <caption className="sr-only">{copy.table}</caption>
        <thead className="border-heading border-b text-quiet text-xs ledger:sr-only">
          <tr>
            <th className="pb-3.5 text-left font-medium" scope="col">
              {order}
            </th>
            <th className="w-[46%]" scope="col">
              <span className="sr-only">{scale}</span>
            </th>
            {amounts.map((amount) => (
              <th className="pb-3.5 pl-4 text-right font-medium" key={amount} scope="col">
                {amount}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ledger:block">
          {payees.map((payee) => {
            const { text, title } = copy.rows[payee];
            const look = payeeLooks[payee];
            const [fullX, reducedX] = [fullPaid, reducedPaid];
            fullPaid += full[payee];
            reducedPaid += reduced[payee];
            return (
              <tr className={cx(rowLook, "border-hairline border-b")} key={payee}>
                <th className={cx(nameLook, "font-normal")} scope="row">
                  <span className="block font-display text-heading text-title/tight">{title}</span>
                  <span className="block text-quiet text-xs/close">{text}</span>
                </th>
                <td className="pl-4 ledger:col-span-full ledger:row-start-2 ledger:pt-2 ledger:pl-0">
                  <svg aria-hidden="true" className="block overflow-visible" height="44" width="100%">
                    <Bar height={22} look={look} width={`${full[payee]}%`} x={`${fullX}%`} y={2} />
                    {reduced[payee] > 0 && (
                      <Bar height={8} look={look} width={`${reduced[payee]}%`} x={`${reducedX}%`} y={32} />
                    )}
                  </svg>
                </td>
                <Amount dollars={full[payee]} label={amounts[0]} />
                <Amount dollars={reduced[payee]} label={amounts[1]} />
              </tr>
            );
          })}
        </tbody>
        <tfoot className="ledger:block">
          <tr className={cx(rowLook, "border-heading border-b-3 border-double")}>
            <th className={cx(nameLook, "font-semibold")} scope="row">
              {copy.total}
            </th>
            <td className="ledger:hidden" />
            <Amount dollars={fullPaid} label={amounts[0]} />
            <Amount dollars={reducedPaid} label={amounts[1]} />
          </tr>
        </tfoot>
      </table>
      <BarLegend labels={copy.legend} />
      <p className="measure-note mt-3 text-quiet text-xs">{copy.note}</p>
    </>
  );
  return (
    <PageSection id="rent-order" lead={copy.lead} title={copy.title}>
      <Accordion items={[{ content, id: "rent", isWide: true, title: copy.show }]} />
    </PageSection>
  );
}

const rowLook = cx("ledger:grid ledger:grid-cols-[minmax(0,1fr)_5rem_4.5rem] ledger:py-3");
const nameLook = cx("py-3.5 text-left ledger:p-0");

/** Cell with dollars, such as "$42" or "$2.80". */
function Amount({ dollars, label }: { dollars: number; label: string }) {
  const cents = rounded(dollars, 2);
  return (
    <td className="whitespace-nowrap py-3.5 pl-4 text-right font-display text-heading text-title-l ledger:p-0">
      <span aria-hidden="true" className="hidden font-sans text-quiet text-xs/close ledger:block">
        {label}
      </span>
      {Number.isInteger(cents) ? formatDollars(cents) : `$${cents.toFixed(2)}`}
    </td>
  );
}
