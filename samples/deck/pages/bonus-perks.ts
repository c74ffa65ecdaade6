import { bonusPerks as perksOf } from "../../../site/app/content/model/wording/bonus-perks.ts";
import { secondPhase } from "../../../site/app/words/second-phase.ts";
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
<p class="caution">${words.note} The hold period, fees, and whether figures are net or gross are stated in the offering documents.</p></div>
${plate({ name: "project-foss-fields-phase-1", width: 560, height: 720, caption: "Foss Fields Phase 1. Illustrative rendering.", className: "bleed perks-picture" })}`,
};
