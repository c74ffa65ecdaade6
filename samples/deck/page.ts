import { html, type Markup } from "./markup.ts";

export interface Page {
  readonly body: Markup;
  /** A class that places the page's parts. */
  readonly className: string;
  /** Its name in the list of contents, if it begins a part. */
  readonly entry?: string;
  readonly ground: "evergreen" | "paper" | "plan" | "sand";
}

interface PageFrame {
  readonly brand: string;
  readonly number: number;
}

/** The folio repeats what a reader knows, so it is not read out. */
export function framed({ body, className, ground }: Page, { brand, number }: PageFrame): Markup {
  return html`<section class="page ${ground} ${className}" id="page-${number}">
${body}
<div class="folio" aria-hidden="true"><span>${brand}</span><span>Jefferson Reserve, Phase II</span><span>Disclosures: page 1</span><span>${number}</span></div>
</section>`;
}
