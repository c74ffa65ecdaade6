import {
  aboutProjectsTitle,
  partners,
  project,
  projectPoints,
  projectPointsNote,
} from "../../../site/app/words/second-phase.ts";
import { badge } from "../drawing.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";
import { picture, plate } from "../picture.ts";

export const secondPhase: Page = {
  ground: "paper",
  className: "phase",
  entry: "The second phase",
  body: html`<figure class="bleed phase-picture">${picture({ name: "gallery-08", width: 1280, height: 652 })}
<figcaption class="phase-notch">
<span class="phase-facts">${badge("hatched", "Ongoing")}<span>${project.location}</span></span>
<h2>${project.title}</h2>
<span class="phase-caption">${project.caption}</span>
</figcaption></figure>`,
};

export const aboutProjects: Page = {
  ground: "paper",
  className: "about-projects",
  body: html`${plate({ name: "gallery-01", width: 476, height: 720, position: "right", caption: partners.courtyard, className: "bleed about-picture" })}
<div class="about-words">
<h2>${aboutProjectsTitle}</h2>
<dl class="rows">
${projectPoints.map(({ text, title }) => html`<div><dt>${title}</dt><dd>${text}</dd></div>`)}
</dl>
<p class="caution">${projectPointsNote}</p>
</div>`,
};
