// Section through the ground between a parking lot and a building, at 28 pixels a foot.

import { evergreen, ink2, round, rule, svg, text } from "../typesetting/convention.ts";

const width = 1200;
const height = 640;
const ground = 350;
const basinDepth = 62;
const cedar = "#B3906A";
const sand = "#F4ECDD";

/** Left edges of the bands, and the right edge of the last. */
const edges = { parking: 0, salt: 200, water: 368, kitchen: 760, homes: 1030, end: width };

const thin = 2.5;
const thick = 4;

/** Depth of the ground below its usual level: a shallow basin in the water band. */
function depthAt(x: number): number {
  const share = (x - edges.water) / (edges.kitchen - edges.water);
  return share <= 0 || share >= 1 ? 0 : basinDepth * Math.sin(Math.PI * share) ** 2;
}

const surfaceAt = (x: number) => ground + depthAt(x);

interface Stroke {
  readonly dash?: string;
  readonly fill?: string;
  readonly width?: number;
}

function path(d: string, { dash = "none", fill = "none", width = thin }: Stroke = {}): string {
  return `<path d="${d}" fill="${fill}" stroke="${evergreen}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dash}"/>`;
}

/** The same at every build: a fixed sequence instead of chance. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function surface(): string {
  const points = Array.from({ length: 99 }, (_, index) => {
    const x = edges.salt + ((edges.kitchen - edges.salt) * index) / 98;
    return `${round(x)} ${round(surfaceAt(x))}`;
  });
  const line = `M0 ${ground}L${points.join("L")}L${edges.homes} ${ground}`;
  const soil = `${line}L${edges.homes} ${ground + 118}L0 ${ground + 118}Z`;
  return (
    `<defs><pattern id="soil" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line x1="0" y1="0" x2="0" y2="16" stroke="${evergreen}" stroke-width="2"/></pattern>` +
    `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0.35" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>` +
    `<mask id="below"><rect x="0" y="${ground}" width="${width}" height="118" fill="url(#fade)"/></mask></defs>` +
    `<path d="${soil}" fill="url(#soil)" mask="url(#below)"/>` +
    path(line, { width: thick })
  );
}

function parking(): string {
  const car = `M18 ${ground - 38}q4-34 30-36l22-30q6-8 16-8h52q10 0 18 8l24 30q14 4 14 36v8H18Z`;
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="${ground - 26}" r="22" fill="${sand}" stroke="${evergreen}" stroke-width="${thin}"/>`;
  return (
    `<rect x="0" y="${ground}" width="${edges.salt - 12}" height="16" fill="${evergreen}"/>` +
    `<rect x="${edges.salt - 12}" y="${ground - 14}" width="12" height="34" fill="${evergreen}"/>` +
    `<g transform="translate(-44 0)">${path(car, { fill: sand })}${wheel(62)}${wheel(150)}</g>`
  );
}

/** Switchgrass, five feet tall, and the snow that lies on it in winter. */
function saltBand(): string {
  const next = sequence(5);
  let body = "";
  for (let x = edges.salt + 12; x < edges.water - 6; x += 7) {
    const tall = 88 + next() * 52;
    const lean = (next() - 0.5) * 46;
    body += path(`M${x} ${ground}q${round(lean * 0.1)} ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}`);
    if (next() > 0.45)
      body += `<ellipse cx="${round(x + lean)}" cy="${round(ground - tall - 5)}" rx="3" ry="9" fill="${cedar}"/>`;
  }
  const snow = `M${edges.salt + 4} ${ground}q30-74 78-76 62 0 82 76`;
  return body + path(snow, { dash: "9 8" });
}

/** Sedges at the bottom of the basin, flowers on its slopes. */
function waterBand(): string {
  const next = sequence(11);
  let body = "";
  for (let x = edges.water + 18; x < edges.kitchen - 12; x += 13) {
    const foot = surfaceAt(x);
    const isFlower = depthAt(x) < basinDepth * 0.62 && next() > 0.4;
    const tall = isFlower ? 56 + next() * 26 : 22 + next() * 20;
    const lean = (next() - 0.5) * 16;
    const top = `${round(lean)} ${round(-tall)}`;
    body += path(`M${round(x)} ${round(foot)}q0 ${round(-tall * 0.5)} ${top}`);
    if (isFlower)
      body += `<circle cx="${round(x + lean)}" cy="${round(foot - tall - 6)}" r="7" fill="${cedar}"/>`;
  }
  const level = ground + 24;
  return body + rule(edges.water + 88, level, edges.kitchen - 88, level, { dash: "9 8", width: thin });
}

function kitchenBand(): string {
  const walk = `<rect x="${edges.kitchen}" y="${ground - 2}" width="128" height="14" fill="${evergreen}"/>`;
  const left = edges.kitchen + 148;
  const top = ground - 62;
  const bed =
    `<rect x="${left}" y="${top}" width="102" height="62" fill="${sand}"/>` +
    `<rect x="${left}" y="${top + 10}" width="102" height="52" fill="url(#soil)"/>` +
    path(`M${left} ${top}V${ground}H${left + 102}V${top}`, { width: thick });
  const leaves = [14, 36, 58, 82].map((x, index) => {
    const tall = index % 2 === 0 ? 62 : 36;
    const at = `M${left + x} ${top + 10}`;
    return path(
      `${at}v${-tall}${at}m0 ${-tall * 0.4}q-16-4-18-22${at}m0 ${-tall * 0.6}q16-4 18-22${at}m0 ${-tall}q-2-10 4-16`,
    );
  });
  return walk + bed + leaves.join("");
}

/** A wall with a window on each of two floors, cut off above. */
function homes(): string {
  const wall = edges.homes;
  const floor = ground - 248;
  const solid = (y: number, w: number, h: number) =>
    `<rect x="${wall}" y="${y}" width="${w}" height="${h}" fill="${evergreen}"/>`;
  const glass = (from: number, to: number) => rule(wall + 11, from, wall + 11, to, { width: thin });
  return (
    solid(floor - 44, 22, 76) +
    glass(floor + 32, ground - 112) +
    solid(ground - 112, 22, 130) +
    glass(0, floor - 44) +
    solid(floor, width - wall, 16) +
    solid(ground, width - wall, 16)
  );
}

function labels(): string {
  const bands: readonly (readonly [number, number, string, string])[] = [
    [edges.parking, edges.salt, "Parking", ""],
    [edges.salt, edges.water, "Salt", "6 ft"],
    [edges.water, edges.kitchen, "Water", "10 to 15 ft"],
    [edges.kitchen, edges.homes, "Kitchen", ""],
    [edges.homes, edges.end, "Homes", ""],
  ];
  const y = ground + 164;
  const ticks = Object.values(edges).slice(1, -1);
  return (
    rule(0, y, width, y, { width: thin }) +
    ticks.map((x) => rule(x, y - 14, x, y + 14, { width: thin })).join("") +
    bands
      .map(([from, to, name, size]) => {
        const middle = (from + to) / 2;
        return (
          text(middle, y + 58, name, { anchor: "middle", family: "serif", size: 48 }) +
          text(middle, y + 106, size, { anchor: "middle", fill: ink2, size: 36 })
        );
      })
      .join("")
  );
}

export function plantingStrip(): string {
  const background = `<rect width="${width}" height="${height}" fill="${sand}"/>`;
  const drawn = [surface(), parking(), saltBand(), waterBand(), kitchenBand(), homes(), labels()];
  return svg(width, height, "", background + drawn.join(""));
}
