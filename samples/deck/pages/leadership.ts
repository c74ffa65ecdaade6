import { schedulingOf } from "../../../site/app/content/model/people.ts";
import { about } from "../../../site/app/copy/about.ts";
import { secondPhase } from "../../../site/app/copy/second-phase.ts";
import { partners, sampleSettings, team } from "../content.ts";
import { html, type Markup } from "../markup.ts";
import type { Page } from "../page.ts";

function row(member: (typeof team)[number]): Markup {
  const call = schedulingOf(member, sampleSettings.scheduling);
  return html`<li><img alt="" src="${member.portrait}" width="104" height="130">
<div><h3>${member.name}</h3><p>${member.role}</p>${call && html`<p><a href="${call.href}">${call.label}</a></p>`}</div></li>`;
}

export const leadership: Page = {
  ground: "paper",
  className: "leadership",
  entry: secondPhase.leadership.title,
  body: html`<div><h2>${secondPhase.leadership.title}</h2>
<ul class="team">${team.map(row)}</ul></div>
<div><h2>${about.execution.title}</h2>
<ol class="themes">${about.execution.themes.map(
    ({ text, title }, index) =>
      html`<li><span class="figure" aria-hidden="true">${index + 1}</span><h3>${title}</h3><p>${text}</p></li>`,
  )}</ol>
<p class="caution leadership-partners">${secondPhase.partners.partners}: ${partners.map(
    ({ href, label }, index) => html`${index ? ", " : ""}<a href="${href}">${label}</a>`,
  )}. Past results do not predict future ones.</p></div>`,
};
