import type { ReturnClass } from "../../../site/app/content/model/offering.ts";
import { returnClassesTitle, returnGapNote } from "../../../site/app/content/model/wording/offer.ts";
import { offer } from "../../../site/app/copy/offer.ts";
import { offering, targetLine } from "../content.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";

const { returnClasses: classes } = offering;

const figures: readonly { readonly key: keyof ReturnClass; readonly label: string }[] = [
  { key: "preferredReturn", label: offer.returns.table.preferredReturn },
  { key: "irr", label: offer.returns.table.irr },
  { key: "equityMultiple", label: offer.returns.table.equityMultiple },
  { key: "aar", label: offer.returns.table.aar },
];

export const returnClasses: Page = {
  ground: "paper",
  className: "classes",
  entry: "Return classes and bonus perks",
  body: html`<div class="head"><h2>${returnClassesTitle(offer.returns, classes)}</h2><p class="caution">${returnGapNote(offer.returns, classes)}</p></div>
<table>
<thead><tr><th scope="col">Class</th><th scope="col">Investment range</th>${figures.map(
    ({ label }) => html`<th scope="col" class="n">${label}</th>`,
  )}</tr></thead>
<tbody>${classes.map(
    (row) =>
      html`<tr><th scope="row" class="figure">${row.name}</th><td class="range">${row.range}</td>${figures.map(
        ({ key }) => html`<td class="n figure">${row[key]}</td>`,
      )}</tr>`,
  )}</tbody>
</table>
<div class="notes">${[targetLine, offer.hold, offer.returns.explanation].map((note) => html`<p class="caution">${note}</p>`)}</div>`,
};
