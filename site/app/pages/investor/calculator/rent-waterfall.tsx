import { formatDollars } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { ChapterSection } from "../chapters.tsx";
import { Bar, BarLegend } from "./bars.tsx";
import { rentExample, rounded, splitRent } from "./examples.ts";
import "./rent-waterfall.css";

/** Payees in order of payment, each with the look of its bars. */
const payees = [
  ["costs", "solid"],
  ["lender", "solid"],
  ["reserves", "solid"],
  ["preferred", "hatched"],
  ["investors", "hatched"],
  ["us", "dashed"],
] as const;

/** Disclosure with the payments from the rent, in their order, at full and at 90% occupancy. */
export function RentWaterfall({ equityDollars }: { equityDollars: number }) {
  const copy = useCopy(investor).rent;
  const { preferredPercent, yearlyRentDollars } = rentExample;
  const preferredDollars = (equityDollars * preferredPercent) / 100;
  const owed = Math.round((preferredDollars / yearlyRentDollars) * 100);
  const [full, reduced] = [splitRent(100, owed), splitRent(90, owed)];
  const assumption = fill(copy.assumption, {
    equity: formatDollars(equityDollars),
    owed: formatDollars(owed),
    percent: preferredPercent,
    preferred: formatDollars(preferredDollars),
    rent: formatDollars(yearlyRentDollars),
  });
  const [orderLabel, scaleLabel, ...amountLabels] = copy.columns;
  let [fullPaid, reducedPaid] = [0, 0];
  const content = (
    <>
      <p className="measure mb-6">
        {assumption} {full.preferred < owed && fill(copy.short, { left: formatDollars(full.preferred) })}
      </p>
      <table className="waterfall" ref={keepTableRoles}>
        <caption className="sr-only">{copy.table}</caption>
        <thead>
          <tr>
            <th scope="col">{orderLabel}</th>
            <th className="waterfall-drawing" scope="col">
              <span className="sr-only">{scaleLabel}</span>
            </th>
            {amountLabels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payees.map(([payee, look]) => {
            const { text, title } = copy.rows[payee];
            const [fullX, reducedX] = [fullPaid, reducedPaid];
            fullPaid += full[payee];
            reducedPaid += reduced[payee];
            return (
              <tr key={payee}>
                <th scope="row">
                  <span className="block font-display text-heading text-title/tight">{title}</span>
                  <span className="block text-quiet text-xs/close">{text}</span>
                </th>
                <td className="waterfall-drawing">
                  {full[payee] > 0 && (
                    <svg aria-hidden="true" className="block overflow-visible" height="44" width="100%">
                      <Bar height={22} look={look} width={`${full[payee]}%`} x={`${fullX}%`} y={2} />
                      {reduced[payee] > 0 && (
                        <Bar height={8} look={look} width={`${reduced[payee]}%`} x={`${reducedX}%`} y={32} />
                      )}
                    </svg>
                  )}
                </td>
                <td data-l={amountLabels[0]}>{formatRent(full[payee])}</td>
                <td data-l={amountLabels[1]}>{formatRent(reduced[payee])}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <td className="waterfall-drawing" />
            <td data-l={amountLabels[0]}>{formatRent(fullPaid)}</td>
            <td data-l={amountLabels[1]}>{formatRent(reducedPaid)}</td>
          </tr>
        </tfoot>
      </table>
      <BarLegend labels={copy.legend} />
      <p className="measure-note mt-3 text-quiet text-xs">{copy.note}</p>
    </>
  );
  return (
    <ChapterSection id="rent-order" lead={copy.lead} title={copy.title}>
      <Accordion items={[{ content, id: "rent", isWide: true, title: copy.show }]} />
    </ChapterSection>
  );
}

/** Formats an amount as "$42" or "$2.80". */
const formatRent = (amount: number) => {
  const cents = rounded(amount, 2);
  return Number.isInteger(cents) ? formatDollars(cents) : `$${cents.toFixed(2)}`;
};
