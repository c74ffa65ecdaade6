import { secondPhase } from "../../../site/app/copy/second-phase.ts";
import { html } from "../markup.ts";
import type { Page } from "../page.ts";
import { type PictureName, picture } from "../picture.ts";

/** Drawn from the four-by-three originals and never cropped: a plan is read to its edges. */
function plan(name: PictureName, caption: string, width: number) {
  return html`<figure class="plan">${picture({ name, width, height: (width * 3) / 4 })}<figcaption>${caption}</figcaption></figure>`;
}

const note = "Study models, not surveys. What we build may differ from what we draw.";

const { aboutProjects, sitePlans } = secondPhase;
const [size] = aboutProjects.rows;
const [fromAbove, fromTheSide, typicalFloor] = sitePlans.plans;

export const planFromAbove: Page = {
  ground: "plan",
  className: "plan-large",
  entry: sitePlans.title,
  body: html`<div class="plan-head"><h2>${sitePlans.title}</h2><div><p class="figure">${size.title}</p><p class="lead">${size.text}</p></div><p class="caution">${note}</p></div>
${plan("siteplan-1", fromAbove.caption, 752)}`,
};

export const plansFromWithin: Page = {
  ground: "plan",
  className: "plan-pair",
  body: html`<h2>From a corner, and one floor</h2>
<div class="plan-columns">
${plan("siteplan-2", fromTheSide.caption, 564)}
${plan("siteplan-3", typicalFloor.caption, 564)}
</div>
<p class="caution">${note}</p>`,
};
