import * as v from "valibot";
import { hashOf } from "../hash.server.ts";
import { copyKeysIn, entryMedia, type Media } from "../media/media.ts";
import type { MutableContent } from "../model/site-content.ts";
import type { Withheld, WithheldKind } from "../model/withheld.ts";
import type { SearchDocument } from "../search/search-document.ts";
import { InvalidEntry, nameOf, parseEntry, problemOf, reasonsOf } from "../strapi/strapi-entries.ts";
import { bundledEntries } from "./bundled-entries.ts";

/** Content service from which an entry was read. */
export interface EntrySource {
  readonly media: Media;
  /** Base URL of pictures in texts. */
  readonly serviceOrigin: string;
  /** Base URL of media in a bucket. */
  readonly filesUrl?: string | undefined;
}

export type BuildTools = Readonly<ReturnType<typeof buildTools>>;

/**
 * Returns the tools to build one entry. `report` tells editors why something is left out. `lastGood` has the fields of
 * the last valid version, used where a field is wrong now.
 */
export const buildTools = (
  source: EntrySource,
  report: (reason: string) => void = () => {},
  lastGood?: unknown,
) => ({ ...source, media: entryMedia(source.media), report, lastGood });

export interface BuiltEntry {
  addTo(content: MutableContent): void;
  /** Keys of the media copies that the entry shows. */
  readonly copyKeys: readonly string[];
  /** List items, each of which a live site may leave out separately. */
  readonly parts: readonly BuiltEntry[];
  /** Sort key among entries of the type. */
  readonly order: readonly (number | string)[];
  /** Input of `restore` or `build`, kept on disk. */
  readonly saved: unknown;
  /** Hash of the content. */
  readonly version: string;
  /** Kind and name of this entry if a live site must leave it out, or null. */
  readonly withheld: Withheld | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Type of the content service, and how the site reads it. */
export interface ContentType {
  readonly isSingle: boolean;
  /** Name in the API: its path below the base URL. */
  readonly name: string;
  /** Query that populates files and components. */
  readonly populate: Readonly<Record<string, string>>;
  /** Fills in fields that a draft may lack, for its preview. */
  draft(entry: Fields, documentId: string, published: BuiltEntry | null): Fields;
  /** Builds an entry from the response. Rejects with InvalidEntry, or if a required file is unavailable. */
  build(entry: unknown, tools: BuildTools): Promise<BuiltEntry>;
  /** Builds an entry from its `saved` value; without this function, `build` does. */
  restore?(saved: unknown): Promise<BuiltEntry>;
}

/** `populate` defaults to all files and components, `draft` to the entry with a publication date. */
type TypeDefinition = Pick<ContentType, "name"> & Partial<Pick<ContentType, "draft" | "populate">>;

interface ListDefinition<Schema extends v.GenericSchema, Value> extends TypeDefinition {
  add(content: MutableContent, value: Value): unknown;
  /** Returns the search document of an entry, or null if search does not index it. */
  search?(value: Value): SearchDocument | null;
  readonly schema: Schema;
  build(entry: v.InferOutput<Schema>, tools: BuildTools): Promise<Value> | Value;
  /** Sort key; defaults to the editors' order. */
  order?(entry: v.InferOutput<Schema>): readonly (number | string)[];
  /** Kind under which a live site withholds entries that are samples. */
  readonly sampleKind?: WithheldKind;
  /** Other reasons for a live site to leave an entry out. */
  withheld?(entry: v.InferOutput<Schema>): Withheld | null;
}

/** Marks sample entries. The cms removes it when an editor replaces the entry. */
export const sampleMark = v.looseObject({ isSample: v.literal(true) });

/** Parses the sort key: the number that editors set, then the ID. */
const editorsOrder = v.pipe(
  v.looseObject({
    id: v.optional(v.union([v.string(), v.number()]), 0),
    order: v.nullish(v.number(), Number.MAX_SAFE_INTEGER),
  }),
  v.transform(({ id, order }) => [order, Number(id)]),
);

const allFiles = { populate: "*" };

export function toBuiltEntry<Value>(
  { add, search }: Pick<ListDefinition<v.GenericSchema, Value>, "add" | "search">,
  value: Value,
  { order, saved, withheld }: Pick<BuiltEntry, "order" | "saved" | "withheld">,
): BuiltEntry {
  const json = JSON.stringify(value);
  const document = search?.(value) ?? null;
  return {
    addTo(content) {
      add(content, value);
      if (document) content.searchDocuments.push(document);
    },
    copyKeys: copyKeysIn(json),
    order,
    parts: [],
    saved,
    version: hashOf([json, withheld]),
    withheld,
  };
}

/** Defines a collection type, or the type of the items of a list field. */
export function listType<Schema extends v.GenericSchema, Value>(
  type: ListDefinition<Schema, Value>,
): ContentType {
  return {
    isSingle: false,
    name: type.name,
    populate: type.populate ?? allFiles,
    draft: type.draft ?? withPublicationDate,
    async build(rawEntry, tools) {
      const entry = parseEntry(type.schema, rawEntry);
      const order = type.order?.(entry) ?? parseEntry(editorsOrder, rawEntry);
      const isSample = type.sampleKind !== undefined && v.is(sampleMark, rawEntry);
      const withheld = isSample
        ? { kind: type.sampleKind, name: nameOf(rawEntry) }
        : (type.withheld?.(entry) ?? null);
      return toBuiltEntry(type, await type.build(entry, tools), { order, saved: rawEntry, withheld });
    },
  };
}

/** Defines a type whose entries are shown as parsed. */
export function plainType<Schema extends v.GenericSchema>(
  type: Omit<ListDefinition<Schema, v.InferOutput<Schema>>, "build">,
): ContentType {
  return listType({ ...type, build: (entry) => entry });
}

/** Defines a single type: one entry, whose fields fall back one by one. */
export function singleType<const Schemas extends v.ObjectEntries, Value>(type: {
  readonly fields: Schemas;
  readonly name: string;
  readonly populate?: ContentType["populate"];
  /** Types of list items, by field. */
  readonly lists?: Readonly<Record<string, ContentType>>;
  add(content: MutableContent, value: Value): void;
  build(read: ReturnType<typeof readFields<Schemas>>, tools: BuildTools): Promise<Value> | Value;
}): ContentType {
  return {
    isSingle: true,
    name: type.name,
    populate: type.populate ?? allFiles,
    draft: withPublicationDate,
    async build(rawEntry, tools) {
      const read = readFields(type.name, type.fields, parseEntry(anyFields, rawEntry), tools);
      const value = await type.build(read, tools);
      const entry = toBuiltEntry(type, value, { order: [], saved: read.correctedEntry, withheld: null });
      const parts = await partsOf(read.correctedEntry, type.lists ?? {}, tools);
      return {
        ...entry,
        copyKeys: [...new Set([...entry.copyKeys, ...parts.flatMap(({ copyKeys }) => copyKeys)])],
        parts,
        version: hashOf([entry.version, parts.map(({ version }) => version)]),
      };
    },
  };
}

const anyFields = v.record(v.string(), v.unknown());

/**
 * Parses the fields of a single type. Reports a missing or wrong field, and replaces it by its last valid value or else
 * by the sample's. Reports wrong list items, and leaves them out.
 */
function readFields<const Schemas extends v.ObjectEntries>(
  type: string,
  schemas: Schemas,
  rawEntry: Fields,
  { lastGood, report }: Pick<BuildTools, "lastGood" | "report">,
) {
  const previousFields = v.is(anyFields, lastGood) ? lastGood : {};
  const [sample] = bundledEntries(type);
  const lastGoodFields: Record<string, unknown> = {};
  const sampleFieldNames: string[] = [];
  const fields = Object.entries(schemas).map(([name, schema]) => {
    const value = validItems(schema, rawEntry[name], (reason) => report(`${name}: ${reason}`));
    const problem = problemOf(schema, value);
    if (problem === null) return [name, value];
    report(`${name}: ${problem}`);
    if (problemOf(schema, previousFields[name]) === null) {
      lastGoodFields[name] = previousFields[name];
      return [name, previousFields[name]];
    }
    sampleFieldNames.push(name);
    return [name, sample?.[name]];
  });
  return {
    fields: v.parse(v.object(schemas), Object.fromEntries(fields)),
    /** All fields as sent; wrong ones have their last valid value, if any. */
    correctedEntry: { ...rawEntry, ...lastGoodFields },
    /** Names of the fields that have the sample's value. */
    sampleFieldNames,
  };
}

/** Returns the sample fields of a single type, for a service that has none. */
export const sampleFields = <const Schemas extends v.ObjectEntries>(type: string, schemas: Schemas) =>
  readFields(type, schemas, {}, { report() {}, lastGood: null }).fields;

function validItems(schema: v.GenericSchema, value: unknown, report: (reason: string) => void): unknown {
  if (!Array.isArray(value) || !v.is(schema, [])) return value;
  return value.filter((item: unknown) => {
    const parsed = v.safeParse(schema, [item]);
    // Issues begin with the item's index, "0." here.
    if (!parsed.success)
      report(`${nameOf(item)}: ${reasonsOf(parsed.issues).replaceAll(/(?<=^|; )0\./g, "")}`);
    return parsed.success;
  });
}

/** Defines a single type that has only lists, and populates the files of their items. */
export const singleTypeOfLists = (name: string, lists: Readonly<Record<string, ContentType>>): ContentType =>
  singleType({
    name,
    fields: {},
    lists,
    populate: Object.fromEntries(Object.keys(lists).map((field) => [`populate[${field}][populate]`, "*"])),
    add() {},
    build: () => null,
  });

/** Builds the items of lists. Reports and leaves out an item that is wrong or whose required file is missing. */
async function partsOf(
  entry: Fields,
  lists: Readonly<Record<string, ContentType>>,
  tools: BuildTools,
): Promise<BuiltEntry[]> {
  const parts: BuiltEntry[] = [];
  for (const [field, list] of Object.entries(lists)) {
    const items = entry[field];
    for (const item of Array.isArray(items) ? items : []) {
      try {
        parts.push(await list.build(item, tools));
      } catch (error) {
        if (error instanceof InvalidEntry) tools.report(`${field}: ${nameOf(item)}: ${error.message}`);
        else tools.media.addMissing(error);
      }
    }
  }
  return parts;
}

/** Returns a sort key that puts the newest first. */
export const newestFirst = (iso: string): number => -Date.parse(iso);

const withPublicationDate: ContentType["draft"] = (entry) => ({
  ...entry,
  publishedAt: entry.publishedAt ?? new Date().toISOString(),
});
