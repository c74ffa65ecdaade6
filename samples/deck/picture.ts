import captions from "../pictures/captions.json" with { type: "json" };
import { html, type Markup } from "./markup.ts";

export type PictureName = keyof typeof captions;

interface PictureBox {
  readonly className?: string;
  /** Pixels on the page. */
  readonly height: number;
  readonly name: PictureName;
  /** Which part stays when the box is narrower or lower than the picture. */
  readonly position?: "bottom" | "centre" | "left" | "right" | "top";
  readonly width: number;
}

/** Cut to its box when the deck is made, so that nothing unseen is in the file. */
export function picture({ className, height, name, position = "centre", width }: PictureBox): Markup {
  return html`<img class="${className}" src="/pictures/${name}.${width}x${height}.${position}.jpg" width="${width}" height="${height}" alt="${captions[name]}">`;
}

/** A picture with its caption cut into the lower left corner. */
export function plate({ caption, className, ...box }: PictureBox & { readonly caption: string }): Markup {
  return html`<figure class="plate ${className}">${picture(box)}<figcaption class="notch">${caption}</figcaption></figure>`;
}
