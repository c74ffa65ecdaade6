// Charts and drawings in the house convention; each function returns one SVG string.

import { block, evergreen, ink2, paper, round, rule, sage, svg, text } from "../typesetting/convention.ts";

export { legend, progress, quantities } from "../typesetting/convention.ts";

const line = "#D8D1C3";
const gold = "#D9B979";
const sand = "#F4ECDD";
const sand2 = "#E6DCCB";
const cedar = "#B3906A";
const sky = "#C9D6D3";

const money = (n) => `${n < 0 ? "−" : ""}$${Math.abs(Math.round(n)).toLocaleString("en-US")}`;

/** Equal slots for the cities of a year. Rows: {year, slots, kind}. */
export function timeline({ rows, dark = false }) {
  const width = 684;
  const colour = dark ? paper : evergreen;
  const quiet = dark ? sage : ink2;
  const left = 118;
  const most = Math.max(...rows.map((row) => row.slots));
  const w = (width - left - 8 * (most - 1)) / most;
  let body = "";
  rows.forEach((row, r) => {
    const y = r * 84;
    body += text(0, y + 33, row.year, { size: 44, family: "serif", weight: 300, fill: colour });
    for (let k = 0; k < row.slots; k += 1) {
      const x = left + k * (w + 8);
      body +=
        block(row.kind, x, y + 6, w, 20, { colour }) +
        text(x, y + 43, "City", { size: 11, weight: 600, fill: colour }) +
        text(x, y + 57, "to be announced", { size: 10.4, fill: quiet });
    }
  });
  return svg(
    width,
    rows.length * 84 - 22,
    rows.map((row) => `${row.year}: ${row.slots} cities to be announced`).join("; "),
    body,
  );
}

/** A facade with one window for each home. */
export function homes({ occupied, notice, vacant, columns = 16, ground = sand }) {
  const total = occupied + notice + vacant;
  const rows = Math.ceil(total / columns);
  const w = 30;
  const h = 38;
  const gx = 12.4;
  const gy = 13;
  const left = 9;
  const width = 684;
  // The quiet homes are scattered, as they are in life: fixed places, so that the drawing is the same at every build.
  const order = [...Array(total).keys()].sort((a, b) => ((a * 37 + 11) % total) - ((b * 37 + 11) % total));
  const kind = Array(total).fill("solid");
  order.slice(0, notice).forEach((i) => {
    kind[i] = "hatched";
  });
  order.slice(notice, notice + vacant).forEach((i) => {
    kind[i] = "dashed";
  });
  let body = `<path d="M0 24L${width} 24M${left - 9} 24V10H${width}V24" fill="none" stroke="${evergreen}"/>`;
  const top = 40;
  for (let i = 0; i < total; i += 1) {
    const x = left + (i % columns) * (w + gx);
    const y = top + Math.floor(i / columns) * (h + gy);
    body += block(kind[i], x, y, w, h, { step: 6 });
    if (kind[i] === "solid")
      body +=
        rule(x + w / 2, y + 3, x + w / 2, y + h - 3, { stroke: ground, width: 0.9 }) +
        rule(x + 3, y + 13, x + w - 3, y + 13, { stroke: ground, width: 0.9 });
  }
  const bottom = top + rows * (h + gy) + 2;
  body +=
    rule(0.5, 24, 0.5, bottom) +
    rule(width - 0.5, 24, width - 0.5, bottom) +
    rule(0, bottom, width, bottom, { width: 2 });
  return svg(
    width,
    bottom + 2,
    `A facade of ${total} windows: ${occupied} solid for occupied, ${notice} hatched for notice given, ${vacant} dashed for empty`,
    body,
  );
}

/** A waterfall from a first amount to what is left. Steps: {label, value, kind, total}. */
export function waterfall({ steps, height = 420, dark = false }) {
  const width = 684;
  const colour = dark ? paper : evergreen;
  const quiet = dark ? sage : ink2;
  const max = Math.max(...steps.filter((s) => s.total).map((s) => s.value)) * 1.02;
  const base = height - 64;
  const top = 30;
  const scale = (base - top) / max;
  const gap = 14;
  const w = (width - gap * (steps.length - 1)) / steps.length;
  let level = 0;
  let body = "";
  steps.forEach((step, i) => {
    const x = i * (w + gap);
    const from = step.total ? 0 : level;
    const to = step.total ? step.value : level + step.value;
    const y = base - Math.max(from, to) * scale;
    const h = Math.max(3, Math.abs(to - from) * scale);
    body += block(step.kind, x, y, w, h, { colour });
    body += text(x, y - 9, (step.value > 0 && !step.total ? "+" : "") + money(step.value), {
      size: 15,
      family: "serif",
      fill: colour,
    });
    step.label.split("|").forEach((part, k) => {
      body += text(x, base + 20 + k * 15, part, {
        size: 11,
        weight: step.total ? 600 : 400,
        fill: step.total ? colour : quiet,
      });
    });
    level = to;
    if (i < steps.length - 1)
      body += rule(x + w, base - level * scale, x + w + gap, base - level * scale, {
        stroke: quiet,
        dash: "2 2",
      });
  });
  body += rule(0, base, width, base, { stroke: colour });
  return svg(
    width,
    height,
    `Waterfall: ${steps.map((s) => `${s.label.replace("|", " ")} ${money(s.value)}`).join("; ")}`,
    body,
  );
}

/** Homes occupied month by month against the number that pays the bills. */
export function leaseUp({ pace, homes: count, breakEven, months = 12, height = 300 }) {
  const width = 684;
  const base = height - 40;
  const top = 26;
  const scale = (base - top) / count;
  const gap = 10;
  const left = 0;
  const w = (width - left - 96 - gap * (months - 1)) / months;
  let body = "";
  for (let m = 1; m <= months; m += 1) {
    const x = left + (m - 1) * (w + gap);
    const n = Math.min(count, pace * m);
    const before = pace * (m - 1);
    body += block("dashed", x, base - count * scale, w, (count - n) * scale + 0.5);
    body += block("hatched", x, base - n * scale, w, (n - before) * scale, { step: 6 });
    body += block("solid", x, base - before * scale, w, before * scale);
    body += text(x + w / 2, base + 17, m, { size: 11, fill: ink2, anchor: "middle" });
  }
  const y = base - breakEven * scale;
  const end = width - 96;
  body += rule(0, base, end, base);
  body += rule(0, y, end + 8, y, { stroke: cedar, width: 1.8, dash: "6 4" });
  body += text(end + 14, y - 4, breakEven, { size: 26, family: "serif", weight: 300 });
  body +=
    text(end + 14, y + 12, "homes cover", { size: 11, fill: ink2 }) +
    text(end + 14, y + 26, "the bills", { size: 11, fill: ink2 });
  body += text(0, base + 34, "Months after the first certificate of occupancy", { size: 11, fill: ink2 });
  body += text(0, 16, `${count} homes`, { size: 11, fill: ink2 });
  return svg(
    width,
    height,
    `Lease-up at ${pace} homes a month over ${months} months; ${breakEven} of ${count} homes cover the bills, reached in month ${Math.ceil(breakEven / pace)}`,
    body,
  );
}

/** One bar divided by share. Parts: {label, share, note, kind}. */
export function shares({ parts, height = 44 }) {
  const width = 684;
  const total = parts.reduce((s, p) => s + p.share, 0);
  let x = 0;
  let body = "";
  parts.forEach((part, i) => {
    const w = (width * part.share) / total;
    const last = i === parts.length - 1;
    const style = (rest) => ({ ...rest, anchor: last ? "end" : "start" });
    const at = last ? width : x;
    if (part.kind === "plain")
      body += `<rect x="${round(x + 0.5)}" y="0.5" width="${round(w - 1)}" height="${height - 1}" fill="${sage}" stroke="${evergreen}"/>`;
    else body += block(part.kind, x, 0, w, height);
    body += text(
      at,
      height + 30,
      `${part.share.toFixed(1)}%`,
      style({ size: 21, family: "serif", weight: 300 }),
    );
    body += text(at, height + 47, part.label, style({ size: 11, weight: 600, fill: "#17211E" }));
    body += text(at, height + 62, part.note, style({ size: 10.5, fill: ink2 }));
    x += w;
  });
  return svg(width, height + 68, parts.map((p) => `${p.label} ${p.share} percent`).join("; "), body);
}

/** Work done and contingency spent, month by month, in percent. */
export function contingency({ done, spent, max = 60, height = 232 }) {
  const width = 684;
  const right = 150;
  const base = height - 42;
  const top = 12;
  const months = done.length;
  const x = (i) => (i * (width - right)) / (months - 1);
  const y = (v) => base - (v / max) * (base - top);
  const path = (values) => values.map((v, i) => `${i ? "L" : "M"}${round(x(i))} ${round(y(v))}`).join("");
  let body = "";
  for (const v of [0, max / 2, max]) {
    body += rule(0, y(v), width - right, y(v), { stroke: v ? line : evergreen });
    body += text(0, y(v) - 4, v ? `${v}%` : "", { size: 10.5, fill: ink2 });
  }
  body += `<path d="${path(done)}" fill="none" stroke="${evergreen}" stroke-width="2.2"/><path d="${path(spent)}" fill="none" stroke="${evergreen}" stroke-width="1.6" stroke-dasharray="5 4"/>`;
  const last = months - 1;
  for (const [values, label] of [
    [done, "of the work done"],
    [spent, "of contingency spent"],
  ]) {
    const v = values[last];
    body += `<circle cx="${round(x(last))}" cy="${round(y(v))}" r="3.5" fill="${evergreen}"/>`;
    body +=
      text(x(last) + 14, y(v) + 4, `${v}%`, { size: 26, family: "serif", weight: 300 }) +
      text(x(last) + 14, y(v) + 21, label, { size: 11, fill: ink2 });
  }
  for (let i = 0; i < months; i += 1)
    body += text(x(i), base + 17, i + 1, { size: 11, fill: ink2, anchor: i ? "middle" : "start" });
  body += text(0, base + 35, "Month of construction", { size: 11, fill: ink2 });
  return svg(
    width,
    height,
    `Line chart by month: work done ends at ${done[last]} percent, contingency spent at ${spent[last]} percent`,
    body,
  );
}

/** Elevation of a three-story building with the frame up, the roof and windows under way, and the finishes still to come. */
export function elevation() {
  const width = 684;
  const left = 12;
  const w = 660;
  const floor = 62;
  const topOfWall = 92;
  const ground = topOfWall + 3 * floor;
  let body = "";
  // roof: under way
  const roof = [
    [left - 10, 64, 230, 28],
    [left + 250, 44, 160, 48],
    [left + 440, 64, 230, 28],
  ];
  for (const [x, y, rw, rh] of roof) body += block("hatched", x, y, rw, rh, { step: 7 });
  body +=
    block("hatched", left + 220, 76, 30, 16, { step: 7 }) +
    block("hatched", left + 410, 76, 30, 16, { step: 7 });
  // floor plates and posts: done
  for (let f = 0; f <= 3; f += 1)
    body += `<rect x="${left}" y="${topOfWall + f * floor - 2.5}" width="${w}" height="5" fill="${evergreen}"/>`;
  for (let b = 0; b <= 11; b += 1)
    body += `<rect x="${round(left + b * 60 - (b === 11 ? 5 : b ? 2.5 : 0))}" y="${topOfWall}" width="5" height="${3 * floor}" fill="${evergreen}"/>`;
  // studs, openings
  for (let f = 0; f < 3; f += 1) {
    for (let b = 0; b < 11; b += 1) {
      const x = left + b * 60;
      const y = topOfWall + f * floor;
      for (const s of [12, 48]) body += rule(x + s + 0.5, y, x + s + 0.5, y + floor, { width: 1 });
      const open = b === 5 ? [17, 10, 27, floor - (f ? 18 : 10)] : [17, 14, 27, 34];
      const set = f * 11 + b < 17; // windows set so far, from the top floor down
      body += block(set ? "hatched" : "dashed", x + open[0], y + open[1], open[2], open[3], { step: 5 });
    }
  }
  body += rule(0, ground + 2, width, ground + 2, { width: 2 });
  // dimension line
  body +=
    rule(left, ground + 22, left + w, ground + 22, { stroke: ink2 }) +
    rule(left, ground + 17, left, ground + 27, { stroke: ink2 }) +
    rule(left + w, ground + 17, left + w, ground + 27, { stroke: ink2 });
  body +=
    `<rect x="258" y="${ground + 14}" width="168" height="16" fill="${sand}"/>` +
    text(342, ground + 26, "eleven bays, three floors", { size: 11, fill: ink2, anchor: "middle" });
  return svg(
    width,
    ground + 34,
    "Elevation drawing of a three-story building: frame solid, roof and upper windows hatched as under way, lower windows dashed as planned",
    `<g transform="translate(0 -34)">${body}</g>`,
  ).replace(
    `viewBox="0 0 684 ${ground + 34}" width="684" height="${ground + 34}"`,
    `viewBox="0 0 684 ${ground + 2}" width="684" height="${ground + 2}"`,
  );
}

function random(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Switchgrass standing on a hairline, for the dark foot of the last page. */
export function grass({ seed = 7, width = 816, height = 86 }) {
  const next = random(seed);
  let blades = "";
  let seeds = "";
  let x = -6;
  while (x < width + 6) {
    const dense = 0.5 + 0.5 * Math.sin(x / 61 + seed);
    x += 2.5 + next() * (11 - 7 * dense);
    const h = 10 + next() * (dense > 0.5 ? 34 : 20);
    const lean = (next() - 0.5) * 16;
    blades += `M${round(x)} ${height}q${round(lean * 0.2)} ${round(-h * 0.6)} ${round(lean)} ${round(-h)}`;
    if (next() > 0.93) {
      const tall = 46 + next() * 32;
      const tip = (next() - 0.5) * 18;
      blades += `M${round(x)} ${height}q${round(tip * 0.1)} ${round(-tall * 0.6)} ${round(tip)} ${round(-tall)}`;
      for (let k = 0; k < 7; k += 1) {
        const sy = height - tall + k * 4.2;
        const sx = x + tip * (1 - k * 0.055) + (k % 2 ? 1 : -1) * (2 + k * 0.8);
        seeds += `<ellipse cx="${round(sx)}" cy="${round(sy)}" rx="1.1" ry="2" fill="${gold}"/>`;
      }
    }
  }
  return `<svg class="grass" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true"><path d="${blades}" fill="none" stroke="${sage}" stroke-width="0.9" stroke-linecap="round" opacity="0.85"/>${seeds}</svg>`;
}

/** An example site plan, to scale: 6.4 acres, four buildings of about 11,600 square feet, 168 stalls, a loop, beds and a basin. */
export function sitePlan() {
  const W = 684;
  const H = 560;
  const foot = Math.sqrt((W * H) / 278784);
  const stall = 10.5;
  const next = random(21);
  const mark = (x, y, n) =>
    `<circle cx="${x}" cy="${y}" r="10.5" fill="${paper}" stroke="${evergreen}"/>` +
    text(x, y + 4, n, { size: 12, weight: 600, anchor: "middle" });
  const building = (kind, x, y, w, h) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paper}"/>${block(kind, x, y, w, h)}`;
  let b = `<rect x="0.5" y="0.5" width="${W - 1}" height="${H - 1}" fill="${sand}" stroke="${evergreen}" stroke-dasharray="14 4 3 4"/>`;
  // basin in the low corner
  b += `<g transform="translate(0 -16)"><path d="M70 452C120 420 236 424 258 462C276 498 210 526 140 522C84 518 40 486 70 452Z" fill="${sky}"/><path d="M98 464C136 444 214 446 230 468C240 490 196 504 146 502C108 500 80 482 98 464Z" fill="none" stroke="${evergreen}" stroke-width="0.8"/></g>`;
  // drive, parking court of four rows, lower lot of two
  b += `<path d="M293 480H321V${H}H293ZM272 84H412V492H272ZM412 441H452V469H412ZM450 420H604V490H450Z" fill="${sand2}"/>`;
  let stalls = "";
  for (let i = 0; i <= 35; i += 1)
    stalls += `M272 ${round(104 + i * stall)}h21M321 ${round(104 + i * stall)}h42M391 ${round(104 + i * stall)}h21`;
  for (let i = 0; i <= 14; i += 1)
    stalls += `M${round(455 + i * stall)} 420v21M${round(455 + i * stall)} 469v21`;
  b += `<path d="${stalls}M342 104v367.5" fill="none" stroke="${cedar}" stroke-width="0.7"/>`;
  // the loop and the short walks to the doors
  const loop =
    "M40 300V140C40 76 76 40 140 40H544C612 40 646 76 646 140V430C646 496 612 530 544 530H140C76 530 40 496 40 430Z";
  const walks = "M165 84V40M92 316H40M521 84V40M594 295H646M490 384H646M238 286H272M412 286H448";
  for (const [stroke, w] of [
    [evergreen, 2],
    [paper, 0],
  ])
    b += `<path d="${loop}" fill="none" stroke="${stroke}" stroke-width="${7 + w}"/>`;
  b += `<path d="${walks}" fill="none" stroke="${paper}" stroke-width="5"/>`;
  b += `<path d="M272 279h140v14h-140Z" fill="${sand2}"/><path d="M272 279H412M272 293H412" fill="none" stroke="${evergreen}" stroke-dasharray="3 3"/>`;
  b +=
    building("solid", 92, 84, 146, 109) +
    building("hatched", 92, 258, 146, 109) +
    building("dashed", 448, 84, 146, 109) +
    building("dashed", 448, 240, 146, 109) +
    building("dashed", 428, 366, 62, 36);
  // kitchen beds
  for (let r = 0; r < 2; r += 1)
    for (let c = 0; c < 6; c += 1)
      b += `<rect x="${96 + c * 19}" y="${210 + r * 20}" width="14" height="9" fill="${cedar}"/>`;
  // trees
  const trees = [
    [18, 30],
    [20, 120],
    [18, 220],
    [20, 340],
    [18, 440],
    [24, 530],
    [68, 70],
    [62, 160],
    [66, 236],
    [62, 380],
    [110, 62],
    [215, 62],
    [255, 110],
    [255, 170],
    [255, 232],
    [256, 330],
    [256, 390],
    [110, 392],
    [180, 394],
    [276, 508],
    [342, 62],
    [430, 62],
    [430, 130],
    [430, 200],
    [428, 326],
    [470, 62],
    [570, 62],
    [620, 100],
    [622, 180],
    [622, 250],
    [622, 340],
    [500, 216],
    [560, 216],
    [540, 366],
    [622, 410],
    [620, 466],
    [430, 508],
    [360, 512],
    [500, 508],
    [570, 508],
    [666, 40],
    [666, 150],
    [668, 260],
    [666, 360],
    [100, 20],
    [230, 18],
    [330, 20],
    [480, 20],
    [590, 18],
    [90, 548],
    [200, 547],
  ];
  for (const [x, y] of trees) {
    const r = 7.5 + next() * 5;
    b += `<circle cx="${x}" cy="${y}" r="${round(r)}" fill="${sage}" stroke="${evergreen}" stroke-width="0.7"/><circle cx="${x}" cy="${y}" r="1" fill="${evergreen}"/>`;
  }
  b +=
    mark(165, 138, 1) +
    mark(165, 312, 2) +
    mark(521, 138, 3) +
    mark(521, 294, 4) +
    mark(459, 384, 5) +
    mark(222, 222, 6) +
    mark(342, 200, 7) +
    mark(160, 462, 8) +
    mark(390, 40, 9);
  // north and scale
  b +=
    rule(665, 520, 665, 490) +
    `<path d="M660.5 498L665 486L669.5 498Z" fill="${evergreen}"/>` +
    text(665, 481, "N", { size: 11, weight: 600, anchor: "middle" });
  const half = 50 * foot;
  b +=
    block("solid", 440, 543, half, 6) +
    block("dashed", 440 + half, 543, half, 6) +
    text(432, 550, "0", { size: 10.5, fill: ink2, anchor: "end" }) +
    text(440 + 2 * half + 8, 550, "100 feet", { size: 10.5, fill: ink2 });
  return svg(
    W,
    H,
    "Example site plan: four residential buildings around a central parking court, ringed by a walking loop, with a clubhouse, kitchen beds and a planted basin",
    b,
  );
}
