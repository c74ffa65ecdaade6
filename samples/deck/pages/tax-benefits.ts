import type { TaxBenefit } from "../../../site/app/content/model/offering.ts";
import { offer } from "../../../site/app/copy/offer.ts";
import { secondPhase } from "../../../site/app/copy/second-phase.ts";
import { offering } from "../content.ts";
import { html, type Markup } from "../markup.ts";
import type { Page } from "../page.ts";

const figures: readonly { readonly key: keyof TaxBenefit; readonly label: string }[] = [
  { key: "basis", label: "Basis" },
  { key: "cost", label: "Equity or cost" },
  { key: "perUnit", label: "Per unit" },
  { key: "total", label: "Total" },
  { key: "perHundredThousand", label: "Per $100K invested" },
];

function row(benefit: TaxBenefit): Markup {
  return html`<tr><th scope="row">${benefit.name}</th>${figures.map(
    ({ key }) => html`<td class="n ${key === "perHundredThousand" ? "figure" : ""}">${benefit[key]}</td>`,
  )}</tr>`;
}

/** As projected: nothing in it is computed. */
export const taxBenefits: Page = {
  ground: "paper",
  className: "tax",
  entry: "Tax benefits, as projected for 2024 and 2025",
  body: html`<div class="head"><h2>${secondPhase.taxBenefits.title}</h2><p class="caution strong">${offer.taxBenefits.dating}</p></div>
<table>
<thead><tr><th scope="col">Benefit</th>${figures.map(
    ({ label }) => html`<th scope="col" class="n">${label}</th>`,
  )}</tr></thead>
<tbody>${offering.taxBenefits.map(row)}</tbody>
<tfoot>${row(offering.combinedTaxBenefit)}</tfoot>
</table>
<div class="notes">${offer.taxBenefits.notes.map((note) => html`<p class="caution">${note}</p>`)}</div>`,
};
