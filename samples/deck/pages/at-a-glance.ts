import { offering, targetLine } from "../content.ts";
import { conventionLegend } from "../drawing.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";

export interface Entry {
  readonly page: number;
  readonly title: string;
}

export function atAGlance(contents: readonly Entry[]): Page {
  return {
    ground: "paper",
    className: "glance",
    body: html`<h2>At a glance</h2>
<dl class="glance-facts">
${[...offering.facts, { label: "Minimum investment", value: offering.minimumInvestment }].map(
  ({ label, value }) => html`<div><dt>${label}</dt><dd class="figure">${value}</dd></div>`,
)}
</dl>
<p class="caution">${targetLine}</p>
<nav class="glance-contents" aria-label="Contents"><ol>
${contents.map(
  ({ page, title }) =>
    html`<li><a href="#page-${page}"><span>${title}</span><span class="figure">${page}</span></a></li>`,
)}
</ol></nav>
<div class="glance-key"><p>How the drawings are to be read</p>${conventionLegend()}</div>`,
  };
}
