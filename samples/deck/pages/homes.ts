import type { Stat } from "../../../site/app/content/model/site-content.ts";
import { formatDate } from "../../../site/app/content/model/wording/format.ts";
import { about } from "../../../site/app/copy/about.ts";
import { fill } from "../../../site/app/copy/copy.ts";
import { offer } from "../../../site/app/copy/offer.ts";
import { type Kind, quantities } from "../../typesetting/convention.ts";
import { offering, sampleSettings, stats } from "../content.ts";
import { conventionLegend } from "../drawing.ts";
import { html, Markup } from "../markup.ts";
import type { Page } from "../page.ts";

const kinds: Readonly<Record<Stat["convention"], Kind>> = {
  built: "solid",
  "under-way": "hatched",
  planned: "dashed",
};

const date = formatDate(sampleSettings.figuresAsOf);

const title = "Built, under way and ahead";

/** The drawing's own scale: it stands on the page a third larger. */
const drawingWidth = 864;

export const homes: Page = {
  ground: "paper",
  className: "homes",
  entry: title,
  body: html`<div class="head"><h2>${title}</h2>
<p class="lead">${fill(about.banner.lead, offering)}</p></div>
<div class="homes-drawing">${new Markup(
    quantities({
      width: drawingWidth,
      items: stats.map(({ convention, label, note, units }) => ({
        kind: kinds[convention],
        label,
        note,
        value: units,
      })),
    }),
  )}</div>
<div class="homes-notes">${conventionLegend()}
<p class="caution">${fill(offer.experience, { date })} ${fill(offer.units, { date })}</p></div>`,
};
