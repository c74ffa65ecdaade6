import { risks as words } from "../../../site/app/copy/risks.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";

export const risks: Page = {
  ground: "paper",
  className: "risks",
  entry: "Risks",
  body: html`<div><h2>${words.title}</h2><p class="lead">${words.note}</p></div>
<dl class="rows">
${words.rows.map(({ text, title }) => html`<div><dt>${title}</dt><dd>${text}</dd></div>`)}
</dl>`,
};
