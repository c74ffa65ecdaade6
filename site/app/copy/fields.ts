import type { Copy, CopyValue } from "./copy.ts";

/** Kind of input for a field. A `list` has one text per line and may have more or fewer lines than its default. */
export type FieldKind = "line" | "paragraph" | "list" | "date" | "number" | "picture";

export const isPicture = (value: CopyValue): value is Copy & { readonly alt: string; readonly src: string } =>
  typeof value === "object" && value !== null && "src" in value && "alt" in value;

/** Arrays whose items are separate fields. */
const positional = /\.(columns|legend|rows\.\d+)$/;

/** Longest text with a one-line input, in characters. */
const longestLine = 70;

/** Returns the kind of a field; null for a group of fields. */
export function kindOf(path: string, value: CopyValue): FieldKind | null {
  if (value === null || isPicture(value)) return "picture";
  if (typeof value === "number") return "number";
  if (typeof value === "string") {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return "date";
    return value.length > longestLine ? "paragraph" : "line";
  }
  const isTexts = Array.isArray(value) && value.every((item) => typeof item === "string");
  return isTexts && !positional.test(path) ? "list" : null;
}

export const searchAndSharing = "Search engines and sharing";

/** Returns the placeholder names, without repeats, in alphabetical order. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name))].toSorted();

/** Labels that cannot be derived from a field's name. */
const plain: Readonly<Record<string, string>> = {
  aar: "AAR",
  action: "Button or link",
  alt: "Description for people who cannot see it",
  fieldProblems: "What is wrong with a field",
  image: "Picture",
  irr: "IRR",
  investorTexts: "Beginning of the page",
  lead: "Introduction",
  legend: "Key of the drawing",
  meta: searchAndSharing,
  note: "Small print",
  phoneImage: "Picture on phones",
  poster: "Picture before the video plays",
  problems: "When a form could not be sent",
  submitLabel: "Button",
  title: "Heading",
};

const last = (path: string) => path.split(".").at(-1) ?? "";

/** Turns "whatWeAre" or "what-we-do" into "What we are" and "What we do". Numbers count from one. */
function inWords(name: string): string {
  if (/^\d+$/.test(name)) return String(Number(name) + 1);
  const known = plain[name];
  if (known) return known;
  const spaced = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Label and note above a field. */
export function labelOf(path: string): { label: string; note?: string } {
  const [start = "", ...rest] = path.split(".");
  if (start === "pages" && rest.length === 2) return pageNames[last(path)] ?? { label: last(path) };
  if (start === "sharing") return ofSharing;
  if (path.startsWith("search.pages.")) return { label: "What our own search says of this page" };
  if (rest[0] === "meta") return metaNames[rest.slice(1).join(".")] ?? { label: namesOf(rest.slice(1)) };
  const inSection = rest.length > 1 ? rest.slice(1) : rest;
  const note = notes.find(([of]) => of.test(path))?.[1];
  return { label: namesOf(inSection), ...(note && { note }) };
}

const namesOf = (names: readonly string[]) => {
  const [first = "", ...others] = names.map(inWords);
  return [
    first,
    ...others.map((name) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())),
  ].join(", ");
};

const pageNames: Readonly<Record<string, { label: string; note?: string }>> = {
  label: { label: "Name in menus and links" },
  title: { label: "Title in the tab and in search results", note: "The name of the company is added to it." },
  summary: { label: "Line below its name in the menu" },
};

const metaNames: Readonly<Record<string, { label: string; note?: string }>> = {
  title: { label: "Title in the tab and in search results", note: "The name of the company is added to it." },
  description: { label: "Description in search results", note: "Search engines show about 160 characters." },
  keywords: { label: "Keywords", note: "One a line." },
};

const ofSharing = {
  label: "Picture where the page is shared",
  note: "Its middle is shown, 1200 by 630 pixels, with the page's title below.",
};

const consent =
  "Have counsel read it first. What you publish becomes a new version with its date; each inquiry keeps the wording that its sender agreed to. A preview shows the wording in effect.";

/** Notes about where a control appears. */
const onSlides = "Slides on About.";
const onPictures = "Enlarged pictures on About and on a project's page.";
const onLists = "Pages of the blog's list.";
const heard = "Not to be seen: screen readers say it.";

/** Notes by path. */
const notes: readonly (readonly [RegExp, string])[] = [
  [/^forms\.consent\.(calls|newsletter)$/, consent],
  [
    /^home\.hero\.(phone|dusk|duskPhone)Image$/,
    "Once you change the first picture, this one follows it unless you choose one here too.",
  ],
  [
    /^secondPhase\.sitePlans\.plans\.0\.image$/,
    "Buildings can be selected on the plan that came with the site. A plan of your own shows whole, without buttons and counts of homes; write them into its caption.",
  ],
  [/^privacyPolicy\.effectiveDate$/, "Change it whenever you change the policy."],
  [/^investor\.beside\.\w+\.question$/, "As it stands in the list of questions: its answer opens here."],
  [/^newsletter\.noIssues\.notFound$/, "The specification of this site asks for these words."],
  [/^layout\.error\.title$/, "The specification of this site asks for these words."],
  [/^controls\.newTab$/, `After links that open a new tab. ${heard}`],
  [/^controls\.slides\.(pause|play)$/, onSlides],
  [/^controls\.slides\./, `${onSlides} ${heard}`],
  [/^controls\.pictures\.close$/, onPictures],
  [/^controls\.pictures\./, `${onPictures} ${heard}`],
  [/^controls\.video\.transcript$/, "Below a film."],
  [/^controls\.video\./, "In the menu of a film, where its captions are chosen."],
  [/^controls\.pagination\.(newer|older)$/, onLists],
  [/^controls\.pagination\./, `${onLists} ${heard}`],
  [/^controls\.messages\./, `Messages at the edge of the window. ${heard}`],
  [/^\w+\.\w+\.label$/, heard],
  [/^forms\.fields\.trap$/, "Visitors do not see it: programs that fill in this field give themselves away."],
];

/** Variants with their main picture. An edited main picture also replaces each variant that has no edit of its own. */
export const followed: readonly (readonly [variant: string, path: string])[] = [
  ["home.hero.phoneImage", "home.hero.image"],
  ["home.hero.duskImage", "home.hero.image"],
  ["home.hero.duskPhoneImage", "home.hero.image"],
];

/** Introductions that a page can do without: neither a caution nor needed by what follows. */
const dispensable =
  /^(home\.(hero|strategy)|secondPhase\.(hero|sitePlans)|midwest\.hero|southDakota\.hero|about\.(banner|partners)|(blog|podcast|media)\.banner|newsletter\.head|documents|contact|thankYou)\.lead$/;

/** Returns true if an empty edit shows nothing instead of the default. */
export const mayBeEmpty = (path: string): boolean => dispensable.test(path);

/** Returns the section of the screen that holds a field. */
export function sectionNameOf(path: string, page: string): string {
  const [start = "", first = "", ...rest] = path.split(".");
  if (/^(pages|sharing)$/.test(start) || path.startsWith("search.pages.") || first === "meta")
    return searchAndSharing;
  if (rest.length > 0) return inWords(first);
  return start === page ? "Beginning of the page" : inWords(start);
}
