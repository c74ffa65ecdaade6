import type { Copy, CopyValue } from "./copy.ts";

/** Kind of input for a field. A `list` has one text per line and may have more or fewer lines than its default. */
export type FieldKind = "line" | "paragraph" | "list" | "date" | "number" | "picture";

export const isPicture = (value: CopyValue): value is Copy & { readonly alt: string; readonly src: string } =>
  typeof value === "object" && value !== null && "src" in value && "alt" in value;

/** Arrays of texts whose items are separate fields, not lines of one list. */
const arraysOfFields = /\.(columns|legend|rows\.\d+)$/;

/** Longest default text that gets a one-line input, in characters. */
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
  return isTexts && !arraysOfFields.test(path) ? "list" : null;
}

export const searchAndSharing = "Search engines and sharing";

/** Returns the placeholder names, without repeats, in alphabetical order. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name))].toSorted();

/** Words for parts of paths whose names are not readable. */
const wordsByName: Readonly<Record<string, string>> = {
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

/** Labels of fields whose name does not tell where the text is printed. */
const labelsByPath: Readonly<Record<string, string>> = {
  "home.hero.projects": "Button to Current projects",
  "home.hero.contact": "Link to the form",
  "home.hero.duskImage": "Picture in the dark theme",
  "home.hero.duskPhoneImage": "Picture in the dark theme on phones",
  "home.facts.open.link": "Link to Current projects",
  "home.whatWeAre.about": "Button to About",
  "home.strategy.investor": "Button to How to invest",
  "home.strategy.portal": "Link to the investor portal",
  "currentProject.nextStep.projectsSite": "Link to the site of the current projects",
  "secondPhase.bonusPerks.above": "Line above the button",
  "secondPhase.deck": "Link to the deck",
  "secondPhase.siouxFalls.noFigures": "Text while there are no figures",
  "investor.progress.done": "Button for a finished step",
  "investor.progress.again": "Button to start over",
  "investor.calculator.classes.none": "Amount that no class covers",
  "investor.calculator.classes.noneThen": "Advice for an amount that no class covers",
  "investor.calculator.classes.useInstead": "Link to the nearest amount of a class",
  "investor.calculator.classes.cannot": "Class with figures that cannot be calculated",
  "investor.fees.ask": "Button to ask for the fees",
  "investor.fees.dated": "Date below the table",
  "investor.selfCheck.met": "When every statement is checked",
  "investor.selfCheck.begun": "When some statements are checked",
  "investor.selfCheck.untouched": "Before the first check",
  "investor.selfCheck.verification": "Link to the verification",
  "investor.selfCheck.send": "Checkbox to send the result",
  "midwest.team.about": "Button to About",
  "midwest.connect.above": "Line above the button",
  "southDakota.projects": "Heading above the projects",
  "about.team": "Heading above the people",
  "blog.categories.all": "Link to all categories",
  "blog.categories.one": "Count of one",
  "blog.categories.many": "Count of several",
  "blog.feed": "Link to the RSS feed",
  "blog.feedDescription": "Description of the RSS feed",
  "blog.post.updated": "Date of the last change",
  "blog.post.author": "Line with the author",
  "blog.end.writtenByWithoutRole": "Author without a role",
  "newsletter.noIssues.refused": "Message when the issues cannot be loaded",
  "blog.share.email": "Button to share by email",
  "blog.share.copy": "Button to copy the link",
  "blog.share.copied": "Message after copying",
  "blog.share.refused": "Message when copying fails",
  "newsletter.signUp.privacy": "Link to the privacy policy",
  "podcast.feed.sample": "Mark of a sample episode",
  "podcast.noEpisodes.heading": "Heading of the empty list",
  "podcast.player.heading": "Line with the episode",
  "risks.title": "Heading of the risks",
  "contact.schedule": "Heading above the links to book a call",
  "contact.form": "Heading above the form",
  "contact.addresses": "Heading above phone and address",
  "contact.profiles": "Heading above the social networks",
  "thankYou.howInvestingWorks": "Link to How to invest",
  "thankYou.newsletter": "Link to the newsletter",
  "privacyPolicy.inEffect": "Line with the date",
  "controls.contents": "Heading of a list of contents",
  "accessibility.written": "Written on",
  "accessibility.reviewed": "Last reviewed on",
  "layout.skip": "First link, for keyboards",
  "layout.menu.opportunities": "Menu of the investment pages",
  "layout.menu.call": "Link that calls, on phones",
  "layout.resources.projects": "Line below Current projects",
  "layout.closing.write": "Button that opens the form",
  "layout.closing.call": "Button to book a call",
  "layout.footer.profiles": "Heading above the social networks",
  "layout.footer.disclosure": "Heading above the disclosure",
  "offer.target": "Caution below every target",
  "offer.targetAgain": "Caution below further targets",
  "offer.hold": "Caution about the hold",
  "offer.amounts": "Date of the amounts",
  "offer.cardAmounts": "Note next to project cards",
  "offer.unitsCaution": "Caution below unit counts",
  "offer.experience": "Caution below experience and totals",
  "offer.generalCaution": "General caution",
  "forms.consent.calls": "Checkbox: agree to email, calls and texts",
  "forms.consent.newsletter": "Wording: agree to the newsletter",
  "forms.thanks": "Message after sending",
  "forms.thanksForProject": "Message after a question about a project",
  "landing.projects": "Heading of the projects",
  "landing.team": "Heading of the people",
  "landing.questions": "Heading of the questions",
  "sections.ask.call": "Label above the phone number",
  "sections.ask.minimum": "Label above the minimum",
};

/** Section names, for sections whose own name says too little. */
const sectionNames: Readonly<Record<string, string>> = {
  "forms.fields": "Labels of the fields",
  "forms.expert": "Form at the top of a page",
  "forms.bottom": "Form at the end of a page",
  "forms.contact": "Form on Contact",
  "forms.projectQuestion": "Form “Ask about a project”",
  "forms.newsletter": "Form for the newsletter",
  "forms.consent": "Agreement below the forms",
  "home.scene": "Drawing that becomes a building",
  "home.units": "Unit counts",
  "investor.asked": "What a form sends along",
  "investor.beside": "Small links beside the text",
  "layout.closing": "Above the footer",
  "layout.phoneBar": "Bar at the bottom of phones",
  "sections.expert": "Form next to the first picture",
  "sections.keys": "Key of the bars",
};

/** Returns the paths in `labelsByPath` and `sectionNames` that match no field. */
export const unusedLabels = (paths: readonly string[]): string[] => [
  ...Object.keys(labelsByPath).filter((path) => !paths.includes(path)),
  ...Object.keys(sectionNames).filter((start) => !paths.some((path) => path.startsWith(`${start}.`))),
];

/** Turns "whatWeAre" or "what-we-do" into "What we are" and "What we do". Numbers count from one. */
function toWords(name: string): string {
  if (/^\d+$/.test(name)) return String(Number(name) + 1);
  const knownWords = wordsByName[name];
  if (knownWords) return knownWords;
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface FieldLabel {
  label: string;
  note?: string;
}

/** Returns the label of a field, and the note next to its input if it has one. */
export function labelOf(path: string): FieldLabel {
  const [start = "", ...rest] = path.split(".");
  const [, pageField = ""] = rest;
  if (start === "pages") return pageLabels[pageField] ?? { label: pageField };
  if (start === "sharing") return sharedPictureLabel;
  if (path.startsWith("search.pages.")) return { label: "What our own search says of this page" };
  if (rest[0] === "meta") return metaLabels[rest.slice(1).join(".")] ?? { label: labelFrom(rest.slice(1)) };
  const labelParts = rest.length > 1 ? rest.slice(1) : rest;
  const note = notes.find(([pattern]) => pattern.test(path))?.[1];
  return { label: labelsByPath[path] ?? labelFrom(labelParts), ...(note && { note }) };
}

/** Joins the parts of a path in words: `stages.1` becomes "Stage 2", and `rows.0.2` becomes "Row 1, column 3". */
const labelFrom = (names: readonly string[]) => {
  const isNumber = (name = "") => /^\d+$/.test(name);
  const words = names.flatMap((name, index) => {
    // The name of a list becomes part of the next word, such as "Stage 2".
    if (!isNumber(name)) return isNumber(names[index + 1]) ? [] : [toWords(name)];
    const list = names[index - 1];
    if (list === undefined) return [`Entry ${toWords(name)}`];
    const noun = isNumber(list) ? "Column" : toWords(list).replace(/s$/, "");
    return [`${noun} ${toWords(name)}`];
  });
  const [first = "", ...others] = words;
  return [
    first,
    ...others.map((name) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())),
  ].join(", ");
};

const titleLabel: FieldLabel = {
  label: "Title in the tab and in search results",
  note: "The name of the company is added to it.",
};

/** Labels of the fields of each page in `pages.ts`. */
const pageLabels: Readonly<Record<string, FieldLabel>> = {
  label: { label: "Name in menus and links" },
  title: titleLabel,
  summary: { label: "Line below its name in the menu" },
};

/** Labels of the fields in `meta`. */
const metaLabels: Readonly<Record<string, FieldLabel>> = {
  title: titleLabel,
  description: { label: "Description in search results", note: "Search engines show about 160 characters." },
  keywords: { label: "Keywords", note: "One a line." },
};

const sharedPictureLabel = {
  label: "Picture where the page is shared",
  note: "Its middle is shown, 1200 by 630 pixels, with the page's title below.",
};

const consentNote =
  "Have counsel read it first. What you publish becomes a new version with its date; each inquiry keeps the wording that its sender agreed to. A preview shows the wording in effect.";

const slidesNote = "Slides on About.";
const picturesNote = "Enlarged pictures on About and on a project's page.";
const blogListNote = "Pages of the blog's list.";
const screenReaderNote = "Read aloud by screen readers, not shown on the page.";

/** Notes by pattern of paths; the first match counts. */
const notes: readonly (readonly [RegExp, string])[] = [
  [/^forms\.consent\.(calls|newsletter)$/, consentNote],
  [
    /^home\.hero\.(phone|dusk|duskPhone)Image$/,
    "Once you change the first picture, this one follows it unless you choose one here too.",
  ],
  [
    /^secondPhase\.sitePlans\.plans\.0\.image$/,
    "Buildings can be selected on the plan that came with the site. A plan of your own shows whole, without buttons and counts of homes; write them into its caption.",
  ],
  [/^privacyPolicy\.effectiveDate$/, "Change it whenever you change the policy."],
  [
    /^investor\.beside\.\w+\.question$/,
    "Repeat a question exactly as it is in Questions. Its answer opens beside the figure.",
  ],
  [
    /^(newsletter\.noIssues\.refused|layout\.error\.title)$/,
    "The specification of this site asks for these words.",
  ],
  [/^controls\.newTab$/, `After links that open a new tab. ${screenReaderNote}`],
  [/^controls\.slides\.(pause|play)$/, slidesNote],
  [/^controls\.slides\./, `${slidesNote} ${screenReaderNote}`],
  [/^controls\.pictures\.close$/, picturesNote],
  [/^controls\.pictures\./, `${picturesNote} ${screenReaderNote}`],
  [/^controls\.video\.play$/, `Before the title of a video. ${screenReaderNote}`],
  [/^controls\.video\.transcript$/, "Below a video file of your own."],
  [/^controls\.video\./, "In the menu of a video file of your own, where its captions are chosen."],
  [/^controls\.pagination\.(newer|older)$/, blogListNote],
  [/^controls\.pagination\./, `${blogListNote} ${screenReaderNote}`],
  [/^controls\.messages\./, `Messages at the edge of the window. ${screenReaderNote}`],
  [/^\w+\.\w+\.label$/, screenReaderNote],
  [/^forms\.fields\.trap$/, "Visitors do not see it: programs that fill in this field give themselves away."],
];

/** Variants with their main picture. An edited main picture also replaces each variant that has no edit of its own. */
export const pictureVariants: readonly (readonly [variant: string, main: string])[] = [
  ["home.hero.phoneImage", "home.hero.image"],
  ["home.hero.duskImage", "home.hero.image"],
  ["home.hero.duskPhoneImage", "home.hero.image"],
];

/** Introductions that may be empty: they contain no warning about risk, and the text below is clear without them. */
const optionalIntroductions =
  /^(home\.(hero|strategy)|secondPhase\.(hero|sitePlans)|midwest\.hero|southDakota\.hero|about\.(banner|partners)|(blog|podcast|media)\.banner|newsletter\.head|documents|contact|thankYou)\.lead$/;

/** Returns true if an empty edit shows nothing instead of the default. */
export const mayBeEmpty = (path: string): boolean => optionalIntroductions.test(path);

/** Returns the name of the section in which the screen `page` shows a field. */
export function sectionNameOf(path: string, page: string): string {
  const [start = "", first = "", ...rest] = path.split(".");
  if (/^(pages|sharing)$/.test(start) || path.startsWith("search.pages.") || first === "meta")
    return searchAndSharing;
  if (rest.length > 0) return sectionNames[`${start}.${first}`] ?? toWords(first);
  return start === page ? "Beginning of the page" : toWords(start);
}
