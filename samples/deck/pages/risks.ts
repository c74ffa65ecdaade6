import { risks as named, risksNote } from "../../../site/app/words/risks.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";

export const risks: Page = {
  ground: "paper",
  className: "risks",
  entry: "Risks",
  body: html`<div><h2>What can go wrong</h2><p class="lead">${risksNote}</p></div>
<dl class="rows">
${named.map(({ text, title }) => html`<div><dt>${title}</dt><dd>${text}</dd></div>`)}
</dl>`,
};
