import * as v from "valibot";
import { reasonOf } from "../../reason.ts";
import { downloadablePdf } from "../media/media.ts";
import { flag, optionalText, requiredText, textOrNull } from "../model/fields.ts";
import { landingPath } from "../model/landing-page.ts";
import { isSitePage } from "../model/site-pages.ts";
import { landingDocument } from "../search/documents.ts";
import { isRecord, mediaOrNull, parseEntry, timestamp } from "../strapi/strapi-entries.ts";
import { type BuildTools, listType } from "./content-type.ts";
import { renderText } from "./posts.server.ts";

const pageEntry = v.object({
  /** Campaign name stored with leads from this page. */
  campaign: textOrNull,
  description: optionalText,
  hero: v.nullish(
    v.object({
      caption: textOrNull,
      image: mediaOrNull,
      lead: optionalText,
      title: textOrNull,
      withForm: flag,
    }),
    {},
  ),
  inFooter: flag,
  inResourcesMenu: flag,
  /** Title for search engines and the browser tab. */
  searchTitle: textOrNull,
  sections: v.nullish(v.array(v.unknown()), []),
  sharedPicture: mediaOrNull,
  slug: v.pipe(
    requiredText,
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lowercase letters, digits and hyphens"),
    v.check((slug) => !isSitePage(landingPath(slug)), "is the URL of another page of the site"),
  ),
  /** Title in menus and lists. */
  title: requiredText,
  updatedAt: v.optional(timestamp),
});

/** Campaign pages. An invalid or unknown section is left out and reported. */
export const pagesType = listType({
  name: "pages",
  populate: {
    "populate[hero][populate]": "*",
    "populate[sections][populate]": "*",
    "populate[sharedPicture]": "true",
  },
  schema: pageEntry,
  draft: (entry, documentId) => ({
    ...entry,
    slug: entry.slug || documentId,
    title: entry.title || "Untitled",
  }),
  order: ({ slug, title }) => [title, slug],
  build: buildPage,
  search: ({ page, plainText }) => landingDocument(page, plainText),
  add: ({ landingPages }, { page }) => landingPages.push(page),
});

/** Campaign page that the team composes from sections, in page order, with at most one section of kind `form`. */
export type LandingPage = Awaited<ReturnType<typeof buildPage>>["page"];

async function buildPage(
  { hero, sections, sharedPicture, ...entry }: v.InferOutput<typeof pageEntry>,
  tools: BuildTools,
) {
  const [image, sharedImage, builtSections] = await Promise.all([
    tools.media.optionalImage(hero.image),
    tools.media.optionalImage(sharedPicture),
    buildSections(sections, tools),
  ]);
  const page = {
    ...entry,
    hero: { ...hero, image, title: hero.title ?? entry.title },
    searchTitle: entry.searchTitle ?? entry.title,
    sections: builtSections.map(({ section }) => section),
    sharedPicture: sharedImage,
    updatedAt: entry.updatedAt ?? null,
  };
  return { page, plainText: builtSections.map(({ plainText }) => plainText).join(" ") };
}

type BuiltSection = Awaited<ReturnType<typeof buildSection>>;
/** Section of a campaign page. Figures, people and projects come from the site's content. */
export type LandingSection = BuiltSection["section"];

/** Builds the sections of a page. Reports and leaves out those that cannot be shown. */
async function buildSections(entries: readonly unknown[], tools: BuildTools): Promise<BuiltSection[]> {
  const built: BuiltSection[] = [];
  for (const [index, fields] of entries.entries()) {
    const component = isRecord(fields) ? String(fields.__component) : "";
    try {
      const kind = component.replace(/^sections\./, "");
      const section = parseEntry(sectionEntry, { ...Object(fields), kind });
      const isSecondForm = kind === "form" && built.some(({ section }) => section.kind === kind);
      if (isSecondForm) throw new Error("a page can have only one form");
      built.push(await buildSection(section, `section-${index + 1}-`, tools));
    } catch (error) {
      tools.report(`section ${index + 1} (${component}): ${reasonOf(error).replace(/^kind: /, "")}`);
    }
  }
  return built;
}

const sectionEntry = v.variant(
  "kind",
  [
    v.object({ kind: v.picklist(["class-table", "questions", "steps", "team"]), title: textOrNull }),
    v.object({ kind: v.literal("download"), title: textOrNull, file: mediaOrNull, text: textOrNull }),
    v.object({
      kind: v.literal("figures"),
      title: textOrNull,
      show: v.picklist(["offering", "units"], "must be offering or units"),
    }),
    v.object({ kind: v.literal("form"), title: textOrNull, text: textOrNull }),
    v.object({
      kind: v.literal("projects"),
      title: textOrNull,
      show: v.picklist(["all", "raising"], "must be all or raising"),
    }),
    v.object({ kind: v.literal("text"), title: textOrNull, text: requiredText }),
  ],
  "is an unknown section",
);

/** Builds a section. `idPrefix` makes the IDs in its text unique on the page. */
async function buildSection(
  section: v.InferOutput<typeof sectionEntry>,
  idPrefix: string,
  tools: BuildTools,
) {
  const { kind, title } = section;
  if (kind === "download") {
    const { file: fileEntry, text } = section;
    const { media } = tools;
    const file =
      fileEntry && (await media.attempt(() => downloadablePdf(media, fileEntry, title ?? "Document")));
    return { section: { file, kind, text, title }, plainText: [title, text].filter(Boolean).join(" ") };
  }
  if (kind === "text") {
    const place = { idPrefix, levelAbove: title === null ? 1 : 2 } as const;
    const { html, plainText } = await renderText(section.text, tools, place);
    return { section: { html, kind, title }, plainText: [title, plainText].filter(Boolean).join(". ") };
  }
  return { section, plainText: title ?? "" };
}
