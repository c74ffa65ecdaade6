/**
 * The house convention in print: solid is built or done, hatched is under way, dashed is planned or absent. Each function
 * returns SVG. Hatches are drawn as lines, not patterns, so they stay vectors in the PDF.
 */

export const evergreen = "#1F3A34";
export const ink = "#17211E";
export const ink2 = "#47534E";
export const paper = "#FBF8F2";
export const sage = "#B3BDA8";

export type Kind = "dashed" | "hatched" | "solid";

export const round = (n: number) => Math.round(n * 10) / 10;

export function escapeText(text: number | string): string {
  return String(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}

export function svg(width: number, height: number, label: string, body: string): string {
  return `<svg class="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeText(label)}">${body}</svg>`;
}

interface TextStyle {
  readonly anchor?: "end" | "middle" | "start";
  readonly family?: "sans" | "serif";
  readonly fill?: string;
  readonly size?: number;
  readonly weight?: number;
}

export function text(
  x: number,
  y: number,
  content: number | string,
  { size = 12, family = "sans", weight = 400, fill = evergreen, anchor = "start" }: TextStyle = {},
): string {
  const face = family === "serif" ? "Newsreader" : "Instrument Sans";
  return `<text x="${round(x)}" y="${round(y)}" font-family="${face}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeText(content)}</text>`;
}

interface RuleStyle {
  readonly dash?: string;
  readonly stroke?: string;
  readonly width?: number;
}

export function rule(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  { stroke = evergreen, width = 1, dash = "" }: RuleStyle = {},
): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${stroke}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ""}/>`;
}

interface HatchStyle {
  readonly step?: number;
  readonly stroke?: string;
  readonly width?: number;
}

export function hatch(
  x: number,
  y: number,
  w: number,
  h: number,
  { step = 8, stroke = evergreen, width = 0.8 }: HatchStyle = {},
): string {
  let d = "";
  for (let c = step / 2; c < w + h; c += step) {
    d += `M${round(x + Math.max(0, c - h))} ${round(y + Math.min(c, h))}L${round(x + Math.min(c, w))} ${round(y + Math.max(0, c - w))}`;
  }
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** One rectangle in the convention. */
export function block(
  kind: Kind,
  x: number,
  y: number,
  w: number,
  h: number,
  { colour = evergreen, step = 8 }: { readonly colour?: string; readonly step?: number } = {},
): string {
  if (w <= 0 || h <= 0) return "";
  const box = (extra: string) =>
    `<rect x="${round(x + 0.5)}" y="${round(y + 0.5)}" width="${round(w - 1)}" height="${round(h - 1)}" ${extra}/>`;
  if (kind === "solid") return box(`fill="${colour}" stroke="${colour}"`);
  if (kind === "hatched")
    return hatch(x, y, w, h, { step, stroke: colour }) + box(`fill="none" stroke="${colour}"`);
  return box(`fill="none" stroke="${colour}" stroke-dasharray="4 3"`);
}

interface LegendWords {
  readonly dark?: boolean;
  readonly dashed: string;
  readonly hatched: string;
  readonly solid: string;
}

/** The three words of the convention, for the first place on which a page uses it. */
export function legend({ solid, hatched, dashed, dark = false }: LegendWords): string {
  const colour = dark ? sage : evergreen;
  const fill = dark ? sage : ink2;
  const words: readonly (readonly [Kind, string])[] = [
    ["solid", solid],
    ["hatched", hatched],
    ["dashed", dashed],
  ];
  let x = 0;
  let body = "";
  for (const [kind, label] of words) {
    if (!label) continue;
    body += block(kind, x, 2, 14, 14, { colour, step: 5 }) + text(x + 21, 13.5, label, { size: 11, fill });
    x += 21 + label.length * 5.7 + 22;
  }
  return svg(684, 18, `Key: solid ${solid}, hatched ${hatched}, dashed ${dashed}`, body);
}

interface Quantity {
  readonly kind: Kind;
  readonly label: string;
  readonly note: string;
  readonly value: number;
}

interface QuantitiesDrawing {
  readonly dark?: boolean;
  readonly items: readonly Quantity[];
  readonly width?: number;
}

/** Large figures over bars whose widths are the quantities. */
export function quantities({ items, dark = false, width = 684 }: QuantitiesDrawing): string {
  const total = items.reduce((sum, item) => sum + item.value, 0);
  const gap = 16;
  const unit = (width - gap * (items.length - 1)) / total;
  const colour = dark ? paper : evergreen;
  const quiet = dark ? sage : ink2;
  let x = 0;
  let body = "";
  for (const item of items) {
    const w = item.value * unit;
    body += text(x - 3, 74, item.value, { size: 90, family: "serif", weight: 300, fill: colour });
    body += block(item.kind, x, 100, w, 20, { colour });
    body += text(x, 142, item.label, { size: 13, weight: 600, fill: dark ? paper : ink });
    body += text(x, 159, item.note, { size: 11, fill: quiet });
    x += w + gap;
  }
  return svg(width, 166, items.map((i) => `${i.label} ${i.value}, ${i.note}`).join("; "), body);
}

interface ProgressDrawing {
  readonly dark?: boolean;
  readonly height?: number;
  readonly percent: number;
  readonly width?: number;
}

/** A progress bar: solid value over a hatched rest. */
export function progress({ percent, width = 684, height = 12, dark = false }: ProgressDrawing): string {
  const colour = dark ? paper : evergreen;
  const w = (width * percent) / 100;
  return svg(
    width,
    height,
    `${percent} percent`,
    block("hatched", 0, 0, width, height, { colour, step: 6 }) + block("solid", 0, 0, w, height, { colour }),
  );
}
