import { marketNote, sourceNote } from "../../../site/app/content/model/wording/offer.ts";
import { offer } from "../../../site/app/copy/offer.ts";
import { secondPhase } from "../../../site/app/copy/second-phase.ts";
import { marketRanks, offering } from "../content.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";

const { siouxFalls } = secondPhase;

function note(source: string | null) {
  const words = sourceNote(offer.market, source);
  return words && html`<dd class="note">${words}</dd>`;
}

export const market: Page = {
  ground: "sand",
  className: "market",
  entry: siouxFalls.title,
  body: html`<div class="market-words"><h2>${siouxFalls.title}</h2>
<p class="lead">${siouxFalls.lead}</p>
<img class="market-map" alt="Simplified map of six upper-Midwest states with Sioux Falls, South Dakota, marked" src="/art/map-midwest.svg" width="560" height="373">
<p class="caution">${marketNote(offer.market, [...marketRanks.map(({ source }) => source), offering.marketFiguresSource])}</p></div>
<ul class="market-ranks">
${marketRanks.map(
  ({ rank, scope, source, text }) =>
    html`<li><p class="figure"><span class="market-sign">${rank.slice(0, 1)}</span>${rank.slice(1)}</p><p class="label">${text}</p><p class="note">${[scope, sourceNote(offer.market, source)].filter(Boolean).join(". ")}</p></li>`,
)}
</ul>
<dl class="market-figures">
${offering.marketFigures.map(
  ({ label, value }) =>
    html`<div><dt>${label}</dt><dd class="figure">${value}</dd>${note(offering.marketFiguresSource)}</div>`,
)}
</dl>`,
};
