import * as v from "valibot";
import { fingerprintOf } from "../fingerprint.server.ts";
import { UnreadableText } from "../markdown/markdown.server.ts";
import { type FileFinder, fileFinder, type Media, mediaIn } from "../media/media.ts";
import type { Newsletter, Post } from "../model/model.ts";
import type { SiteContent } from "../model/site-content.ts";
import type { Withheld, WithheldKind } from "../model/withheld.ts";
import type { SearchDocument } from "../search/search-document.ts";
import { InvalidEntry, nameOf, parseEntry, problemOf } from "../strapi/strapi-entries.ts";

type Mutable<Content> = {
  -readonly [Name in keyof Content]: Content[Name] extends readonly (infer Item)[] ? Item[] : Content[Name];
};

/** Content while it is put together from entries. */
export type MutableContent = Mutable<SiteContent> & {
  isLive: boolean;
  readonly newsletters: Newsletter[];
  readonly posts: Post[];
  readonly searchDocuments: SearchDocument[];
  sampleSettings: readonly string[];
};

export interface BuildTools {
  readonly media: Media;
  /** Base URL of pictures in texts. */
  readonly serviceOrigin: string;
  /** Base URL of media in a bucket. */
  readonly filesUrl?: string | undefined;
  /** Fields of the last valid version, used where a field is wrong now. */
  readonly lastGood?: unknown;
  /** Reports to editors why something is left out. */
  report(reason: string): void;
}

export interface BuiltEntry {
  addTo(content: MutableContent): void;
  readonly media: readonly string[];
  /** Reasons why optional files are missing, such as a picture in a text. */
  readonly missing: readonly string[];
  /** List items, each with its own reason to be withheld. */
  readonly parts: readonly BuiltEntry[];
  /** Sort key among entries of the type. */
  readonly order: readonly (number | string)[];
  /** Input of `restore` or `build`, kept on disk. */
  readonly saved: unknown;
  /** Hash of the content. */
  readonly version: string;
  /** True if missing files may become available; until then the earlier version is shown. */
  readonly awaitsFiles: boolean;
  /** Content that a live site leaves out with this entry, or null. */
  readonly withheld: Withheld | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Type of the content service, and how the site reads it. */
export interface SiteType {
  readonly isSingle: boolean;
  /** Path below the base URL. */
  readonly name: string;
  /** Query that populates files and components. */
  readonly populate: Readonly<Record<string, string>>;
  /** Fills in fields that a never-published entry lacks, for its preview. */
  draft(entry: Fields, documentId: string, published: BuiltEntry | null): Fields;
  /** Builds an entry from the response. Rejects with InvalidEntry, or if a required file is unavailable. */
  build(entry: unknown, tools: BuildTools): Promise<BuiltEntry>;
  /** Builds an entry from its `saved` value; without this function, `build` does. */
  restore?(saved: unknown): Promise<BuiltEntry>;
}

interface ListDefinition<Schema extends v.GenericSchema, Value> {
  readonly name: string;
  /** Defaults to all files and components. */
  readonly populate?: SiteType["populate"];
  readonly schema: Schema;
  /** Returns the search document of an entry, or null if search does not index it. */
  search?(value: Value): SearchDocument | null;
  add(content: MutableContent, value: Value): unknown;
  /** `files` finds optional files. */
  build(entry: v.InferOutput<Schema>, tools: BuildTools, files: FileFinder): Promise<Value> | Value;
  draft?: SiteType["draft"];
  /** Sort key; defaults to the editors' order. */
  order?(entry: v.InferOutput<Schema>): readonly (number | string)[];
  /** Kind under which a live site withholds entries that are samples. */
  readonly samplesAre?: WithheldKind;
  /** Other reasons for a live site to leave an entry out. */
  withheld?(entry: v.InferOutput<Schema>): Withheld | null;
}

/** Marks sample entries. The cms removes it when an editor replaces the entry. */
export const sampleMark = v.looseObject({ isSample: v.literal(true) });

/** Sorts by the editors' number, then by ID. */
const editorsOrder = v.pipe(
  v.looseObject({
    id: v.optional(v.union([v.string(), v.number()]), 0),
    order: v.nullish(v.number(), Number.MAX_SAFE_INTEGER),
  }),
  v.transform(({ id, order }) => [order, Number(id)]),
);

export function listType<Schema extends v.GenericSchema, Value>(
  type: ListDefinition<Schema, Value>,
): SiteType {
  return {
    isSingle: false,
    name: type.name,
    populate: type.populate ?? { populate: "*" },
    draft: type.draft ?? publishedNow,
    async build(raw, tools) {
      const entry = parseEntry(type.schema, raw);
      const order = type.order?.(entry) ?? parseEntry(editorsOrder, raw);
      const files = fileFinder(tools.media);
      const value = await type.build(entry, tools, files);
      const isSample = type.samplesAre !== undefined && v.is(sampleMark, raw);
      const withheld = isSample
        ? { kind: type.samplesAre, name: nameOf(raw) }
        : (type.withheld?.(entry) ?? null);
      const json = JSON.stringify(value);
      const document = type.search?.(value) ?? null;
      return {
        addTo(content) {
          type.add(content, value);
          if (document) content.searchDocuments.push(document);
        },
        media: mediaIn(json),
        missing: files.missing,
        order,
        parts: [],
        saved: raw,
        version: fingerprintOf([json, withheld]),
        awaitsFiles: files.mayBecomeAvailable(),
        withheld,
      };
    },
  };
}

/** Defines a type whose entries are shown as sent. */
export function plainType<Schema extends v.GenericSchema>(
  type: Omit<ListDefinition<Schema, v.InferOutput<Schema>>, "build">,
): SiteType {
  return listType({ ...type, build: (entry) => entry });
}

/** Defines a single type. A wrong field keeps its last valid value. */
export function singleType<Value>(type: {
  readonly fields: Readonly<Record<string, v.GenericSchema>>;
  readonly name: string;
  readonly populate?: SiteType["populate"];
  /** Types of list items, by field. */
  readonly lists?: Readonly<Record<string, SiteType>>;
  add(content: MutableContent, value: Value): void;
  build(fields: Fields, tools: BuildTools, files: FileFinder): Promise<Value> | Value;
}): SiteType {
  const schema = v.record(v.string(), v.unknown());
  const single = listType({ ...type, order: () => [], schema });
  return {
    ...single,
    isSingle: true,
    async build(raw, tools) {
      const sent = parseEntry(schema, raw);
      const before = v.is(schema, tools.lastGood) ? tools.lastGood : {};
      const kept = Object.entries(type.fields).flatMap(([name, field]) => {
        // A wrong list item is left out; the rest of the list stays.
        const isList = Array.isArray(sent[name]) && v.is(field, []);
        const reason = isList ? null : problemOf(field, sent[name]);
        if (reason === null || problemOf(field, before[name]) !== null) return [];
        tools.report(`${name}: ${reason}`);
        return [[name, before[name]]];
      });
      const fields = { ...sent, ...Object.fromEntries(kept) };
      return withLists(await single.build(fields, tools), fields, type.lists ?? {}, tools);
    },
  };
}

/** Defines a single type that has only lists, and populates the files of their items. */
export const listsType = (name: string, lists: Readonly<Record<string, SiteType>>): SiteType =>
  singleType({
    name,
    fields: {},
    lists,
    populate: Object.fromEntries(Object.keys(lists).map((field) => [`populate[${field}][populate]`, "*"])),
    add: () => {},
    build: () => null,
  });

/** Builds the lists. Reports and leaves out an item that is wrong or whose required file is missing. */
async function withLists(
  entry: BuiltEntry,
  sent: Fields,
  lists: Readonly<Record<string, SiteType>>,
  tools: BuildTools,
): Promise<BuiltEntry> {
  const files = fileFinder(tools.media);
  const parts: BuiltEntry[] = [];
  for (const [field, list] of Object.entries(lists)) {
    const value = sent[field];
    for (const item of Array.isArray(value) ? value : []) {
      try {
        parts.push(await list.build(item, tools));
      } catch (error) {
        if (error instanceof InvalidEntry || error instanceof UnreadableText) {
          tools.report(`${field}: ${nameOf(item)}: ${error.message}`);
        } else await files.attempt(() => Promise.reject(error));
      }
    }
  }
  return {
    ...entry,
    media: [...new Set([...entry.media, ...parts.flatMap(({ media }) => media)])],
    missing: [...entry.missing, ...files.missing, ...parts.flatMap(({ missing }) => missing)],
    parts,
    version: fingerprintOf([entry.version, parts.map(({ version }) => version)]),
    awaitsFiles:
      entry.awaitsFiles || files.mayBecomeAvailable() || parts.some(({ awaitsFiles }) => awaitsFiles),
  };
}

export const newestFirst = (iso: string): number => -Date.parse(iso);

const publishedNow: SiteType["draft"] = (entry) => ({
  ...entry,
  publishedAt: entry.publishedAt ?? new Date().toISOString(),
});
