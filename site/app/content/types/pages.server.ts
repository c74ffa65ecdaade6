import * as v from "valibot";
import { reasonOf } from "../../reason.ts";
import { downloadablePdf, type FileFinder } from "../media/media.ts";
import { flag, optionalText, requiredText, textOrNull } from "../model/fields.ts";
import { type LandingPage, type LandingSection, landingPath } from "../model/landing-page.ts";
import { isSitePage } from "../model/site-pages.ts";
import { landingDocument } from "../search/documents.ts";
import { isRecord, mediaOrNull, parseEntry, timestamp } from "../strapi/strapi-entries.ts";
import { renderText } from "./posts.server.ts";
import { type BuildTools, listType } from "./site-type.ts";

const pageEntry = v.object({
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
  searchTitle: textOrNull,
  sections: v.nullish(v.array(v.unknown()), []),
  sharedPicture: mediaOrNull,
  slug: v.pipe(
    requiredText,
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lowercase letters, digits and hyphens"),
    v.check((slug) => !isSitePage(landingPath(slug)), "is the URL of another page of the site"),
  ),
  title: requiredText,
  updatedAt: v.optional(timestamp),
});

/** Campaign pages. A wrong or unknown section is left out and reported. */
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
  async build({ hero, sections, sharedPicture, ...entry }, tools, files) {
    const pictureOf = async (file: typeof sharedPicture) =>
      file && files.picture(file, file.alternativeText ?? "");
    const [image, shared, built] = await Promise.all([
      pictureOf(hero.image),
      pictureOf(sharedPicture),
      sectionsOf(sections, files, tools),
    ]);
    const page: LandingPage = {
      ...entry,
      hero: { ...hero, image, title: hero.title ?? entry.title },
      searchTitle: entry.searchTitle ?? entry.title,
      sections: built.map(({ section }) => section),
      sharedPicture: shared,
      updatedAt: entry.updatedAt ?? null,
    };
    return { page, words: built.map(({ words }) => words).join(" ") };
  },
  search: ({ page, words }) => landingDocument(page, words),
  add: ({ landingPages }, { page }) => landingPages.push(page),
});

interface BuiltSection {
  readonly section: LandingSection;
  /** Plain text for search. */
  readonly words: string;
}

interface SectionTools {
  readonly files: FileFinder;
  /** Prefix that makes the IDs of this section unique on the page. */
  readonly idPrefix: string;
  readonly tools: BuildTools;
}

async function sectionsOf(
  sent: readonly unknown[],
  files: FileFinder,
  tools: BuildTools,
): Promise<BuiltSection[]> {
  const built: BuiltSection[] = [];
  for (const [index, one] of sent.entries()) {
    const component = isRecord(one) ? String(one.__component) : "";
    try {
      const read = readers[component];
      if (!read) throw new Error("is an unknown section");
      const next = await read(one, { files, idPrefix: `section-${index + 1}-`, tools });
      const isSecondForm =
        next.section.kind === "form" && built.some(({ section }) => section.kind === "form");
      if (isSecondForm) throw new Error("a page can have only one form");
      built.push(next);
    } catch (error) {
      tools.report(`section ${index + 1} (${component}): ${reasonOf(error)}`);
    }
  }
  return built;
}

type Reader = (sent: unknown, tools: SectionTools) => Promise<BuiltSection>;

const titled = { title: textOrNull };

function reader<const Entries extends v.ObjectEntries>(
  entries: Entries,
  read: (
    entry: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
    tools: SectionTools,
  ) => Promise<BuiltSection> | LandingSection,
): Reader {
  const schema = v.object(entries);
  return async (sent, tools) => {
    const section = await read(parseEntry(schema, sent), tools);
    return "section" in section ? section : { section, words: section.title ?? "" };
  };
}

/** Reads a section that shows content from elsewhere on the site. */
const placing = (kind: "class-table" | "questions" | "steps" | "team") =>
  reader(titled, ({ title }) => ({ kind, title }));

const readers: Readonly<Record<string, Reader>> = {
  "sections.class-table": placing("class-table"),
  "sections.download": reader(
    { ...titled, file: mediaOrNull, text: textOrNull },
    async ({ file, text, title }, { files, tools }) => {
      const found =
        file && (await files.attempt(() => downloadablePdf(tools.media, file, title ?? "Document")));
      return {
        section: { file: found, kind: "download", text, title },
        words: [title, text].filter(Boolean).join(" "),
      };
    },
  ),
  "sections.figures": reader(
    { ...titled, show: v.picklist(["offering", "units"], "must be offering or units") },
    ({ show, title }) => ({ kind: "figures", show, title }),
  ),
  "sections.form": reader({ ...titled, text: textOrNull }, ({ text, title }) => ({
    kind: "form",
    text,
    title,
  })),
  "sections.projects": reader(
    { ...titled, show: v.picklist(["all", "raising"], "must be all or raising") },
    ({ show, title }) => ({ kind: "projects", show, title }),
  ),
  "sections.questions": placing("questions"),
  "sections.steps": placing("steps"),
  "sections.team": placing("team"),
  "sections.text": reader(
    { ...titled, text: requiredText },
    async ({ text, title }, { files, idPrefix, tools }) => {
      const { html, words: textWords } = await renderText(text, files, tools, {
        idPrefix,
        level: title === null ? 1 : 2,
      });
      return { section: { html, kind: "text", title }, words: [title, textWords].filter(Boolean).join(". ") };
    },
  ),
};
