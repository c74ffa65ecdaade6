import outlines from "./outlines.json" with { type: "json" };

/** A text set in the display face: lines of letters as paths, for pictures made where there are no fonts. */
export interface Lettering {
  /** SVG path data of all lines; the first line's baseline begins at the origin. */
  readonly path: string;
  /** From the first line's baseline to the last one's. */
  readonly depth: number;
  /** Height of a capital letter. */
  readonly capHeight: number;
}

interface Frame {
  /** From the top of the first line's capitals to the last line's baseline. */
  readonly height: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
  readonly width: number;
}

const capHeightRatio = 0.67;
const leading = 1.08;
const tracking = -0.014;

const advances: Readonly<Record<string, number>> = outlines.advances;
const paths: Readonly<Record<string, string>> = outlines.paths;

/** Pairs of letters that stand closer or wider, by the first of them: `"A"` to `"V-199W-180"`. */
const kerning = new Map(
  Object.entries(outlines.kerning).map(([first, packed]) => [
    first,
    new Map([...packed.matchAll(/(.)([+-]\d+)/gsu)].map(([, second = "", value]) => [second, Number(value)])),
  ]),
);

/** Sets a text as large as its frame allows; what does not fit even in the smallest size ends in an ellipsis. */
export function letter(text: string, { height, sizes, width }: Frame): Lettering {
  const words = settable(text).split(" ");
  const maxLines = (size: number) => 1 + Math.max(0, Math.floor((height / size - capHeightRatio) / leading));
  const size =
    sizes.find((candidate) => fits(words, width / candidate, maxLines(candidate))) ?? Math.min(...sizes);
  const lines = shortened(balanced(words, width / size), maxLines(size), width / size);
  return {
    capHeight: size * capHeightRatio,
    depth: (lines.length - 1) * size * leading,
    path: lines.map((line, index) => linePath(line, size, index * size * leading)).join(""),
  };
}

/** Widths are in multiples of the size. */
function fits(words: readonly string[], width: number, maxLines: number): boolean {
  return words.every((word) => widthOf(word) <= width) && linesOf(words, width).length <= maxLines;
}

/** Whether the face has letters for any of it. */
export function canLetter(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(settable(text));
}

/** Letters with a stroke, which Unicode does not take for an accent. */
const withoutStroke: Readonly<Record<string, string>> = { Đ: "D", Ł: "L", đ: "d", ł: "l" };

/** More than any frame has room for. */
const maxCharacters = 1_000;

/** The text in the letters that the face has: others lose their accents or are left out. */
function settable(text: string): string {
  const letters = [...text.slice(0, maxCharacters).normalize("NFC").replace(/\s+/g, " ")].map((character) => {
    if (character in advances) return character;
    const [base = ""] = character.normalize("NFKD");
    return withoutStroke[character] ?? (base in advances ? base : "");
  });
  return letters.join("").replace(/ +/g, " ").trim();
}

/** Lines of the same number as they need, each as short as it can be: no last line of one word. */
function balanced(words: readonly string[], width: number): readonly string[] {
  const needed = linesOf(words, width).length;
  let best = linesOf(words, width);
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const lines = linesOf(words, width * share);
    if (lines.length > needed || lines.some((line) => widthOf(line) > width * share)) break;
    best = lines;
  }
  return best;
}

/** A word wider than a line stands in pieces. */
function linesOf(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const piece of words.flatMap((word) => piecesOf(word, width))) {
    const last = lines.at(-1);
    const longer = `${last} ${piece}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

function piecesOf(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  for (const character of word) {
    const last = pieces.at(-1);
    if (last !== undefined && widthOf(last + character) <= width)
      pieces[pieces.length - 1] = last + character;
    else pieces.push(character);
  }
  return pieces;
}

/** As many lines as there is room for, with an ellipsis for all that comes after. */
function shortened(lines: readonly string[], maxLines: number, width: number): readonly string[] {
  if (lines.length <= maxLines) return lines;
  let last = lines[maxLines - 1] ?? "";
  while (last !== "" && widthOf(`${last}…`) > width) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, maxLines - 1), `${last}…`];
}

function widthOf(line: string): number {
  return placesOf(line).end / outlines.unitsPerEm;
}

/** Where each letter begins, in font units. */
function placesOf(line: string): { readonly end: number; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let at = 0;
  const letters = [...line];
  for (const [index, character] of letters.entries()) {
    starts.push(at);
    const kern = kerning.get(character)?.get(letters[index + 1] ?? "") ?? 0;
    at += (advances[character] ?? 0) + kern + tracking * outlines.unitsPerEm;
  }
  return { end: at, starts };
}

/** Path data of a line whose baseline lies `y` below the origin. Font units grow upwards, pictures downwards. */
function linePath(line: string, size: number, y: number): string {
  const scale = size / outlines.unitsPerEm;
  const { starts } = placesOf(line);
  return [...line]
    .map((character, index) => placed(paths[character] ?? "", (starts[index] ?? 0) * scale, y, scale))
    .join("");
}

const command = /([MLHVQCZ])([^MLHVQCZ]*)/g;

function placed(path: string, x: number, y: number, scale: number): string {
  return path.replace(command, (_, name: string, numbers: string) => {
    const values = numbers.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const moved = values.map((value, index) => {
      const isAcross = name === "H" || (name !== "V" && index % 2 === 0);
      return Math.round((isAcross ? x + value * scale : y - value * scale) * 100) / 100;
    });
    return name + moved.join(" ");
  });
}
