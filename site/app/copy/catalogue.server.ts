import { about } from "./about.ts";
import { accessibility } from "./accessibility.ts";
import { blog } from "./blog.ts";
import { contact } from "./contact.ts";
import { controls } from "./controls.ts";
import type { Copy, CopyEdits, CopyValue } from "./copy.ts";
import { currentProject } from "./current-project.ts";
import { documents } from "./documents.ts";
import {
  type FieldKind,
  isPicture,
  kindOf,
  labelOf,
  mayBeEmpty,
  pictureVariants,
  placeholdersIn,
  searchAndSharing,
  sectionNameOf,
} from "./fields.ts";
import { forms } from "./forms.ts";
import { home } from "./home.ts";
import { investor } from "./investor.ts";
import { investorTexts } from "./investor-texts.ts";
import { landing } from "./landing.ts";
import { layout } from "./layout.ts";
import { type LegalVersion, legalVersions } from "./legal-versions.server.ts";
import { media } from "./media.ts";
import { midwest } from "./midwest.ts";
import { newsletter } from "./newsletter.ts";
import { notFound } from "./not-found.ts";
import { offer } from "./offer.ts";
import { pages } from "./pages.ts";
import { podcast } from "./podcast.ts";
import { portfolio } from "./portfolio.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { risks } from "./risks.ts";
import { search } from "./search.ts";
import { secondPhase } from "./second-phase.ts";
import { sections } from "./sections.ts";
import { sharing } from "./sharing.ts";
import { southDakota } from "./south-dakota.ts";
import { thankYou } from "./thank-you.ts";

/** Copy or picture that editors may change. */
export interface CatalogueField {
  /** Default text, number or list; for a picture, the URL of a small file, or null if there is no default picture. */
  readonly default: string | number | null | readonly string[];
  /** Alternative text of the default picture; empty if it is decorative or there is none. */
  readonly alt?: string;
  readonly kind: FieldKind;
  readonly label: string;
  /** Maximum length in characters; for a list, of each line. */
  readonly longest?: number;
  /** An empty edit shows nothing here. In other fields it restores the default. */
  readonly mayBeEmpty?: boolean;
  readonly note?: string;
  /** Path in the copy, such as "home.hero.title". */
  readonly path: string;
  /** Path of the main picture, which replaces this one if an editor changes only the main picture. */
  readonly follows?: string;
  /** All default wordings of a legal text, the current one last. */
  readonly versions?: readonly LegalVersion[];
  /** Placeholders in braces that the text must keep. */
  readonly placeholders?: readonly string[];
}

interface Section {
  readonly title: string;
  readonly fields: readonly CatalogueField[];
}

/** One editing screen of the panel. */
interface CataloguePage {
  /** URL path of the page that shows most of this copy. */
  readonly address: string;
  readonly key: string;
  readonly sections: readonly Section[];
  readonly title: string;
}

/** Builds the screen of one page: its own copy, and its copy in menus, search and link previews. */
function page(title: string, address: string, groups: Readonly<Record<string, Copy>>): CataloguePage {
  const copyByPage: Readonly<Record<string, Copy>> = { pages, sharing, "search.pages": search.pages };
  const menuAndSearchFields = Object.entries(copyByPage).flatMap(([name, byPath]) => {
    const value = byPath[address];
    return value === undefined ? [] : fieldsIn(`${name}.${address}`, value);
  });
  return screen(title, address, groups, menuAndSearchFields);
}

/** Builds a screen of the copy in `groups`, preceded by `menuAndSearchFields`. */
function screen(
  title: string,
  address: string,
  groups: Readonly<Record<string, Copy>>,
  menuAndSearchFields: readonly CatalogueField[] = [],
): CataloguePage {
  const fields = Object.entries(groups).flatMap(([name, copy]) => fieldsIn(name, copy));
  const [key = ""] = Object.keys(groups);
  const sections = new Map<string, CatalogueField[]>();
  for (const field of [...menuAndSearchFields, ...fields]) {
    // The sentence that the search shows for a page is on the screen of that page.
    if (field.path.startsWith("search.pages.") && !menuAndSearchFields.includes(field)) continue;
    const name = sectionNameOf(field.path, key);
    sections.set(name, [...(sections.get(name) ?? []), field]);
  }
  const titledSections = Array.from(sections, ([name, sectionFields]) => ({
    title: sectionTitleOf(name, sectionFields),
    fields: sectionFields,
  }));
  return { key, title, address, sections: titledSections };
}

/** Returns the name of a section with the text of its heading, if it has one. */
function sectionTitleOf(name: string, fields: readonly CatalogueField[]): string {
  if (name === searchAndSharing) return name;
  const heading = fields.find(({ path }) => /^[^.]+\.[^.]+\.title$/.test(path))?.default;
  return typeof heading === "string" ? `${name}: “${heading}”` : name;
}

/** Every screen, in the order of the panel. */
export const catalogue: readonly CataloguePage[] = [
  page("Home", "/", { home }),
  page("Current projects", "/current-project", { currentProject }),
  page("Jefferson Reserve, Phase 2", "/jefferson-reserve-phase-2", { secondPhase }),
  page("How to invest", "/investor", { investor, investorTexts, documents, risks }),
  page("Invest in the Midwest", "/property-investment-opportunity", { midwest }),
  page("Invest in South Dakota", "/investment-opportunity-in-south-dakota", { southDakota }),
  page("Portfolio", "/portfolio", { portfolio }),
  page("About", "/about", { about }),
  page("Blog", "/blogs", { blog }),
  page("Newsletter", "/newsletter", { newsletter }),
  page("Podcast", "/podcast", { podcast }),
  page("Media", "/media", { media }),
  page("Contact", "/contact", { contact }),
  page("Thank you", "/thank-you", { thankYou }),
  page("Search", "/search", { search }),
  page("Page not found", "/404", { notFound }),
  page("Privacy policy", "/privacy-policy", { privacyPolicy }),
  page("Accessibility", "/accessibility", { accessibility }),
  screen("On every page: menus, footer and messages", "/", { layout }),
  screen("On many pages: what we say of the offering", "/investor", { offer }),
  screen("On many pages: forms and consent", "/contact", { forms }),
  screen("On campaign pages: copy of the sections", "/", { landing }),
  screen("On many pages: cards and figures", "/", { sections }),
  screen("On many pages: controls", "/about", { controls }),
];

/** Maps the path of a field, such as "home.hero.title", to the field and its screen. */
export const fieldsByPath: ReadonlyMap<
  string,
  { readonly page: CataloguePage; readonly field: CatalogueField }
> = new Map(
  catalogue.flatMap((page) =>
    page.sections.flatMap(({ fields }) => fields.map((field) => [field.path, { page, field }] as const)),
  ),
);

/** Keys of the screens whose copy may appear on any page. */
const sharedGroups = new Set(["layout", "offer", "forms", "landing", "sections", "controls"]);

/** URL paths by screen: the pages below them show the screen's copy too. */
const pathsBelow: Readonly<Record<string, string>> = { blog: "/blog", newsletter: "/newsletter" };

/** Starts of the paths of copy that other pages show too, and the URL paths of these pages. */
const alsoShownOn = [
  ["home.facts.experience.", /^\/about$/],
  ["newsletter.head.lead", /^\/blogs?(?:\/|$)/],
] as const;

/** Returns the edits of the copy of the page at this URL path, of shared copy, and of all page names. */
export function editsOn(pathname: string, edits: CopyEdits): CopyEdits {
  const pageEdits = Object.entries(edits).filter(([path]) => {
    // A computed version, such as `callsVersion`, belongs to the screen of its wording.
    const owner = fieldsByPath.get(path.replace(/Version$/, ""))?.page;
    if (!owner) return false;
    const folder = pathsBelow[owner.key];
    return (
      owner.address === pathname ||
      sharedGroups.has(owner.key) ||
      path.startsWith("pages.") ||
      alsoShownOn.some(([start, pages]) => path.startsWith(start) && pages.test(pathname)) ||
      (folder !== undefined && pathname.startsWith(`${folder}/`))
    );
  });
  return Object.fromEntries(pageEdits);
}

function fieldsIn(path: string, value: CopyValue): CatalogueField[] {
  // The version in effect is computed, never edited.
  if (/^forms\.consent\.\w+Version$/.test(path)) return [];
  const kind = kindOf(path, value);
  if (kind !== null) return [fieldOf(path, kind, value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries<CopyValue>({ ...value }).flatMap(([name, part]) => fieldsIn(`${path}.${name}`, part));
}

function fieldOf(path: string, kind: FieldKind, value: CopyValue): CatalogueField {
  const field = { path, kind, ...labelOf(path) };
  const follows = pictureVariants.find(([variant]) => variant === path)?.[1];
  if (isPicture(value)) return { ...field, default: value.src, alt: value.alt, ...(follows && { follows }) };
  if (kind === "picture") return { ...field, default: null, alt: "" };
  if (typeof value === "number") return { ...field, default: value };
  const texts = [value].flat().map(String);
  if (kind === "date") return { ...field, default: texts.join() };
  const placeholders = placeholdersIn(texts.join(" "));
  return {
    ...field,
    default: kind === "list" ? texts : texts.join(),
    longest: longestOf(path, Math.max(...texts.map(({ length }) => length))),
    ...(mayBeEmpty(path) && { mayBeEmpty: true }),
    ...(placeholders.length > 0 && { placeholders }),
    ...(legalVersions[path] && { versions: legalVersions[path] }),
  };
}

/**
 * Returns the limit in characters: twice the default, which layouts tolerate, but at least 40. Meta descriptions and
 * the questions and answers on About may have 320.
 */
function longestOf(path: string, defaultLength: number): number {
  if (/\.meta\.description|^about\.questions\.rows/.test(path)) return 320;
  return Math.max(40, Math.ceil((defaultLength * 2) / 10) * 10);
}
