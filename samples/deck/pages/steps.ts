import { fill } from "../../../site/app/copy/copy.ts";
import { offer } from "../../../site/app/copy/offer.ts";
import { offering } from "../content.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";
import { plate } from "../picture.ts";

export const steps: Page = {
  ground: "sand",
  className: "steps",
  entry: "Four steps, and whom to ask",
  body: html`<h2>${offer.steps.title}</h2>
<ol class="step-columns">
${offer.steps.rows.map(
  ({ text, title }, index) =>
    html`<li><span class="figure" aria-hidden="true">${index + 1}</span><h3>${title}</h3><p>${fill(text, offering)}</p></li>`,
)}
</ol>
<p class="caution">${offer.steps.note}</p>
${plate({ name: "banner-investor", width: 780, height: 273, caption: "Study model.", className: "bleed steps-picture" })}`,
};
