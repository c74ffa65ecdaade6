import {
  combinedTaxBenefit,
  type TaxBenefit,
  taxBenefitsDating,
  taxBenefitsNotes,
  taxBenefits as taxPools,
} from "../../app/content/offering.ts";
import { taxBenefitsTitle } from "../../app/pages/second-phase/copy.ts";
import { html, type Markup } from "../markup.ts";
import type { Page } from "../page.ts";

const figures: readonly { readonly key: keyof TaxBenefit; readonly label: string }[] = [
  { key: "basis", label: "Basis" },
  { key: "cost", label: "Equity / cost" },
  { key: "perUnit", label: "Per unit" },
  { key: "total", label: "Total" },
  { key: "perHundredThousand", label: "Per $100K invested" },
];

function row(benefit: TaxBenefit): Markup {
  return html`<tr><th scope="row">${benefit.name}</th>${figures.map(
    ({ key }) => html`<td class="n ${key === "perHundredThousand" ? "figure" : ""}">${benefit[key]}</td>`,
  )}</tr>`;
}

/** As published: nothing in it is computed. */
export const taxBenefits: Page = {
  ground: "paper",
  className: "tax",
  entry: "Tax benefits, as published",
  body: html`<div class="head"><h2>${taxBenefitsTitle}</h2><p class="caution strong">${taxBenefitsDating}</p></div>
<table>
<thead><tr><th scope="col">Benefit</th>${figures.map(
    ({ label }) => html`<th scope="col" class="n">${label}</th>`,
  )}</tr></thead>
<tbody>${taxPools.map(row)}</tbody>
<tfoot>${row(combinedTaxBenefit)}</tfoot>
</table>
<div class="notes">${taxBenefitsNotes.map((note) => html`<p class="caution">${note}</p>`)}</div>`,
};
