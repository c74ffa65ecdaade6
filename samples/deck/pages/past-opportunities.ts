import { amountsDate } from "../../../site/app/content/model/wording/amounts-date.ts";
import { fill } from "../../../site/app/copy/copy.ts";
import { secondPhase } from "../../../site/app/copy/second-phase.ts";
import { progress } from "../../typesetting/convention.ts";
import { pastOpportunities as published } from "../content.ts";
import { badge, conventionLegend } from "../drawing.ts";
import { html, Markup } from "../markup.ts";
import type { Page } from "../page.ts";
import { type PictureName, picture } from "../picture.ts";

const words = secondPhase.pastOpportunities;

const pictures: Readonly<Record<string, PictureName>> = {
  "Bluestem Reserve": "project-bluestem-reserve",
  "Jefferson Phase 2": "project-jefferson-reserve-phase-2",
  "Foss Fields Phase 1": "project-foss-fields-phase-1",
};

function row({
  location,
  ongoing,
  progress: percent,
  remainingAmount,
  title,
}: (typeof published)[number]): Markup {
  const name = pictures[title];
  return html`<li>
${name && picture({ name, width: 220, height: 118 })}
<div><p class="past-facts">${ongoing ? badge("hatched", "Ongoing") : badge("solid", "Full Funded")}<span>${location}</span></p>
<h3>${title}</h3></div>
<div>${new Markup(progress({ percent, width: 474 }))}
<dl class="past-figures"><div><dt>funded</dt><dd class="figure">${percent}%</dd></div><div class="past-remaining"><dt>remaining</dt><dd class="figure">${remainingAmount}</dd></div></dl></div>
</li>`;
}

export const pastOpportunities: Page = {
  ground: "sand",
  className: "past",
  entry: words.title,
  body: html`<div class="head"><h2>${words.title}</h2>
<p class="caution">${fill(words.note, { date: amountsDate(published) })} You can lose principal, and you cannot readily sell.</p></div>
<ul class="past-rows">${published.map(row)}</ul>
<div class="past-key">${conventionLegend()}<p>Pictures are illustrative renderings.</p></div>`,
};
