import { formatDate } from "../../../site/app/content/model/wording/format.ts";
import { secondPhase } from "../../../site/app/copy/second-phase.ts";
import { sampleSettings } from "../content.ts";
import { badge } from "../drawing.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";
import { plate } from "../picture.ts";

const { hero } = secondPhase;
const { figuresAsOf, brand, disclosure } = sampleSettings;

/** Nobody reaches a figure without having passed the disclosures. */
export const opening: Page = {
  ground: "paper",
  className: "opening",
  entry: "Disclosures",
  body: html`<div class="opening-title">
<p class="brand"><img alt="" src="/art/logo-mark.svg" width="32" height="32">${brand}</p>
<p class="opening-badge">${badge("hatched", hero.badge)}</p>
<h1>${hero.title}</h1>
<p class="lead">${hero.lead}</p>
</div>
<div class="opening-disclosures">
<h2>Disclosures</h2>
<p>They hold for our website and for this deck.</p>
${disclosure.map((paragraph) => html`<p>${paragraph}</p>`)}
<p class="opening-date">For accredited investors only. Figures as of ${formatDate(figuresAsOf)}.</p>
</div>
${plate({ name: "hero-second-phase", width: 800, height: 340, position: "bottom", caption: hero.pictureCaption, className: "bleed opening-picture" })}`,
};
