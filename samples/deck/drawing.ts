import { block, type Kind, legend } from "../typesetting/convention.ts";
import { html, Markup } from "./markup.ts";

const markPx = 16;

/** A small square of the convention and the word that it stands for. */
export function badge(kind: Kind, word: string): Markup {
  const square = new Markup(block(kind, 0, 0, markPx, markPx, { step: 5 }));
  return html`<span class="badge"><svg aria-hidden="true" width="${markPx}" height="${markPx}">${square}</svg>${word}</span>`;
}

/** Stands where a page uses the convention. */
export function conventionLegend(): Markup {
  return html`<div class="legend">${new Markup(
    legend({ solid: "Built or funded", hatched: "Under way", dashed: "Planned" }),
  )}</div>`;
}
