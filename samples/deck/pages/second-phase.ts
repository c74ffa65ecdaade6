import { secondPhase as words } from "../../../site/app/copy/second-phase.ts";
import { badge } from "../drawing.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";
import { picture, plate } from "../picture.ts";

const { aboutProjects: about, currentPhase, partners } = words;

export const secondPhase: Page = {
  ground: "paper",
  className: "phase",
  entry: "The second phase",
  body: html`<figure class="bleed phase-picture">${picture({ name: "gallery-08", width: 1280, height: 652 })}
<figcaption class="phase-notch">
<span class="phase-facts">${badge("hatched", "Ongoing")}<span>${currentPhase.location}</span></span>
<h2>${currentPhase.title}</h2>
<span class="phase-caption">${currentPhase.caption}</span>
</figcaption></figure>`,
};

export const aboutProjects: Page = {
  ground: "paper",
  className: "about-projects",
  body: html`${plate({ name: "gallery-16", width: 476, height: 720, position: "right", caption: partners.courtyard.caption, className: "bleed about-picture" })}
<div class="about-words">
<h2>${about.title}</h2>
<dl class="rows">
${about.rows.map(({ text, title }) => html`<div><dt>${title}</dt><dd>${text}</dd></div>`)}
</dl>
<p class="caution">${about.note}</p>
</div>`,
};
