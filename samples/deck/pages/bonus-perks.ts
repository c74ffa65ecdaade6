import { bonusPerks as perksOf } from "../../../site/app/content/model/wording/bonus-perks.ts";
import { secondPhase } from "../../../site/app/copy/second-phase.ts";
import { offering } from "../content.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";
import { plate } from "../picture.ts";

const words = secondPhase.bonusPerks;

export const bonusPerks: Page = {
  ground: "evergreen",
  className: "perks",
  body: html`<div class="perks-words"><h2>${words.title}</h2>
<ol class="perks-list">${perksOf(words, offering.returnClasses).map(
    (perk, index) => html`<li><span class="figure" aria-hidden="true">${index + 1}</span>${perk}</li>`,
  )}</ol>
<dl class="perks-minimum"><dt>Minimum investment starting from</dt><dd class="figure">${offering.minimumInvestment}</dd></dl>
<p class="caution">${words.note}</p></div>
${plate({ name: "project-jefferson-reserve-phase-2", width: 560, height: 720, caption: "Illustrative rendering.", className: "bleed perks-picture" })}`,
};
