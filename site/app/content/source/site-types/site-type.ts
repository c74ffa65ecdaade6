import * as v from "valibot";
import { UnreadableText } from "../../markdown/markdown.server.ts";
import { type Newsletter, type PostSummary, postHeading } from "../../model/model.ts";
import type { SiteContent } from "../../model/site-content.ts";
import type { Withheld, WithheldKind } from "../../model/withheld.ts";
import type { SearchDocument } from "../../search/search-document.ts";
import { fingerprintOf } from "../fingerprint.server.ts";
import { type FileFinder, fileFinder, type Media, mediaIn } from "../media.ts";
import { nameOf, parseEntry, problemOf, WrongEntry } from "../service/strapi-entries.ts";

type Mutable<Content> = {
  -readonly [Name in keyof Content]: Content[Name] extends readonly (infer Item)[] ? Item[] : Content[Name];
};

/** What pages show, while it is put together of entries. */
export type MutableContent = Mutable<SiteContent> & {
  isLive: boolean;
  readonly newsletters: Newsletter[];
  readonly posts: ListedPost[];
  /** Names of the settings that are still samples. */
  sampleSettings: readonly string[];
};

export interface ListedPost {
  readonly summary: PostSummary;
  readonly text: PostText;
}

/** The text of a post; `words` is the same without markup. */
export const postText = v.object({ bodyHtml: v.string(), headings: v.array(postHeading), words: v.string() });
export type PostText = v.InferOutput<typeof postText>;

export interface Tools {
  readonly media: Media;
  /** Where pictures that a text names lie. */
  readonly serviceOrigin: string;
  /** Where they lie instead when the content service keeps its files elsewhere, such as in a bucket. */
  readonly filesUrl?: string | undefined;
  /** Saved fields of the last good version: a single type uses them where a field is wrong now. */
  readonly lastGood?: unknown;
  /** Takes the reason why a field is left out; editors read it. */
  report(reason: string): void;
}

/** An entry as the site shows it. */
export interface BuiltEntry {
  /** Puts it at the end of what pages show: entries are added in their order. */
  addTo(content: MutableContent): void;
  readonly media: readonly string[];
  /** Why files could not be had that the entry can be shown without, such as a picture in a text. */
  readonly missing: readonly string[];
  /** Items of its lists, each with its own place in search and its own reason to be withheld. */
  readonly parts: readonly BuiltEntry[];
  /** Where it stands among the others of its type. */
  readonly order: readonly (number | string)[];
  /** ISO 8601 date-time on which a post was published. */
  readonly publishedAt?: string;
  /** ISO 8601 date-time on which a post was last changed. */
  readonly updatedAt?: string;
  /** What is kept on disk for `restore`. */
  readonly saved: unknown;
  /** As search finds it; null for an entry that it does not find. */
  readonly searchDocument: SearchDocument | null;
  /** The same for the same content, another for any other. */
  readonly version: string;
  /** Whether what is missing may be there in a moment: until then an earlier version is shown. */
  readonly waits: boolean;
  /** What a live site leaves out with this entry; null for one that it prints. */
  readonly withheld: Withheld | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** A type of the content service, and how the site reads it. */
export interface SiteType {
  readonly isSingle: boolean;
  /** As the content service names it, below the base address. */
  readonly name: string;
  /** The part of a query that asks for files and components along with an entry. */
  readonly populate: Readonly<Record<string, string>>;
  /** Completes an entry that was never published, for its preview. */
  draft(entry: Fields, documentId: string, published: BuiltEntry | null): Fields;
  /** Makes an entry as it was sent. Rejects with WrongEntry, or with why something that it needs cannot be had. */
  build(entry: unknown, tools: Tools): Promise<BuiltEntry>;
  /** Makes it again of what was kept on disk. */
  restore(saved: unknown, tools: Tools): Promise<BuiltEntry>;
}

interface ListDefinition<Schema extends v.GenericSchema, Value> {
  readonly name: string;
  /** Without it, all files and components of an entry. */
  readonly populate?: SiteType["populate"];
  readonly schema: Schema;
  search?(value: Value): SearchDocument | null;
  add(content: MutableContent, value: Value): unknown;
  /** `files` finds those that the entry can be shown without. */
  build(entry: v.InferOutput<Schema>, tools: Tools, files: FileFinder): Promise<Value> | Value;
  draft?: SiteType["draft"];
  /** Where an entry stands among the others; without it, where editors have placed it. */
  order?(entry: v.InferOutput<Schema>): readonly (number | string)[];
  /** What a live site does without while an entry is a sample. */
  readonly samplesAre?: WithheldKind;
  /** What a live site does without for another reason. */
  withheld?(entry: v.InferOutput<Schema>): Withheld | null;
}

/** The mark of what the site came with. The content service takes it away when an editor replaces the entry. */
export const sampleMark = v.looseObject({ isSample: v.literal(true) });

/** By the number that editors give, then by the entry's own; without a number, last. */
const placed = v.pipe(
  v.looseObject({
    id: v.optional(v.union([v.string(), v.number()]), 0),
    order: v.nullish(v.number(), Number.MAX_SAFE_INTEGER),
  }),
  v.transform(({ id, order }) => [order, Number(id)]),
);

export function listType<Schema extends v.GenericSchema, Value>(
  type: ListDefinition<Schema, Value>,
): SiteType {
  async function build(raw: unknown, tools: Tools): Promise<BuiltEntry> {
    const entry = parseEntry(type.schema, raw);
    const order = type.order?.(entry) ?? parseEntry(placed, raw);
    const files = fileFinder(tools.media);
    const value = await type.build(entry, tools, files);
    const isSample = type.samplesAre !== undefined && v.is(sampleMark, raw);
    const withheld = isSample
      ? { kind: type.samplesAre, name: nameOf(raw) }
      : (type.withheld?.(entry) ?? null);
    const json = JSON.stringify(value);
    return {
      addTo: (content) => type.add(content, value),
      media: mediaIn(json),
      missing: files.missing,
      order,
      parts: [],
      saved: raw,
      searchDocument: type.search?.(value) ?? null,
      version: fingerprintOf([json, withheld]),
      waits: files.mayCome(),
      withheld,
    };
  }
  return {
    isSingle: false,
    name: type.name,
    populate: type.populate ?? { populate: "*" },
    draft: type.draft ?? publishedNow,
    build,
    async restore(saved, tools) {
      const built = await build(saved, tools);
      // Read of the service again rather than shown without what it had.
      if (built.waits) throw new Error(built.missing.join("; "));
      return built;
    },
  };
}

/** A type whose entries are shown as they are sent. */
export function plainType<Schema extends v.GenericSchema>(
  type: Omit<ListDefinition<Schema, v.InferOutput<Schema>>, "build">,
): SiteType {
  return listType({ ...type, build: (entry) => entry });
}

/** A type of one entry, which is built of whatever fields it has. A wrong field keeps its last good value. */
export function singleType<Value>(type: {
  /** Schemas of the fields that are checked. */
  readonly fields: Readonly<Record<string, v.GenericSchema>>;
  readonly name: string;
  readonly populate?: SiteType["populate"];
  /** How the items of its lists are read, by the names of the fields. */
  readonly lists?: Readonly<Record<string, SiteType>>;
  add(content: MutableContent, value: Value): void;
  build(fields: Fields, tools: Tools, files: FileFinder): Promise<Value> | Value;
}): SiteType {
  const schema = v.record(v.string(), v.unknown());
  const single = listType({ ...type, order: () => [], schema });
  const build = async (raw: unknown, tools: Tools): Promise<BuiltEntry> =>
    withLists(await single.build(raw, tools), parseEntry(schema, raw), type.lists ?? {}, tools);
  return {
    ...single,
    isSingle: true,
    async build(raw, tools) {
      const sent = parseEntry(schema, raw);
      const before = v.is(schema, tools.lastGood) ? tools.lastGood : {};
      const kept = Object.entries(type.fields).flatMap(([name, field]) => {
        // In a list, only wrong items are left out.
        const isList = Array.isArray(sent[name]) && v.is(field, []);
        const reason = isList ? null : problemOf(field, sent[name]);
        if (reason === null || problemOf(field, before[name]) !== null) return [];
        tools.report(`${name}: ${reason}`);
        return [[name, before[name]]];
      });
      return build({ ...sent, ...Object.fromEntries(kept) }, tools);
    },
    /** Does without files that cannot be had, because every page needs the rest. */
    restore: build,
  };
}

/** A type of one entry that has nothing but lists. */
export const listsType = (name: string, lists: Readonly<Record<string, SiteType>>): SiteType =>
  singleType({
    name,
    fields: {},
    lists,
    // With the files of the items.
    populate: Object.fromEntries(Object.keys(lists).map((field) => [`populate[${field}][populate]`, "*"])),
    add: () => {},
    build: () => null,
  });

/** A wrong item is reported and left out, and so is one without a file that it needs. */
async function withLists(
  entry: BuiltEntry,
  sent: Fields,
  lists: Readonly<Record<string, SiteType>>,
  tools: Tools,
): Promise<BuiltEntry> {
  const files = fileFinder(tools.media);
  const parts: BuiltEntry[] = [];
  for (const [field, list] of Object.entries(lists)) {
    const value = sent[field];
    for (const item of Array.isArray(value) ? value : []) {
      try {
        parts.push(await list.build(item, tools));
      } catch (error) {
        if (error instanceof WrongEntry || error instanceof UnreadableText) {
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
    waits: entry.waits || files.mayCome() || parts.some(({ waits }) => waits),
  };
}

/** What orders entries by their dates, the newest first. */
export const newestFirst = (iso: string): number => -Date.parse(iso);

const publishedNow: SiteType["draft"] = (entry) => ({
  ...entry,
  publishedAt: entry.publishedAt ?? new Date().toISOString(),
});
