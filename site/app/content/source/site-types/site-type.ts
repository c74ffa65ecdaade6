import * as v from "valibot";
import type { Newsletter } from "~/content/model/model.ts";
import type { SiteContent } from "~/content/model/site-content.ts";
import type { Media } from "~/content/store/media/media-store.server.ts";
import { flattenEntry, identityOf, nameOf, parseEntry } from "../service/strapi-entries.ts";

/** What the entries of one type are made into. */
export interface SiteParts extends SiteContent {
  readonly newsletters: readonly Newsletter[];
}

/** What entries are made with. */
export interface Tools {
  readonly media: Media;
  /** Hears of an entry that is left out, or of a field that is. */
  report(entry: string, reason: string): void;
}

export interface MadeOfEntries {
  readonly content: Partial<SiteParts>;
  /** Of these entries the content is made: those that were given, an earlier version of one, or without one. */
  readonly entries: readonly unknown[];
  /** What could not be had yet and is worth another try, such as a picture. */
  readonly missing: readonly string[];
}

/** A type of the content service, and how the site reads it. */
export interface SiteType {
  readonly isSingle: boolean;
  /** As the change feed names it, and below the base address. */
  readonly name: string;
  /** The part of a query that asks for files and components along with an entry. */
  readonly populate: Readonly<Record<string, string>>;
  /**
   * Makes the site's content of entries as they were sent. Where a file of an entry cannot be had, an earlier version of
   * the entry out of `earlier` stands; without one it is left out until its file is there.
   */
  make(entries: readonly unknown[], earlier: readonly unknown[], tools: Tools): Promise<MadeOfEntries>;
}

interface ListDefinition<Schema extends v.GenericSchema, Value> {
  readonly name: string;
  readonly populate?: readonly string[];
  readonly schema: Schema;
  compare(a: v.InferOutput<Schema>, b: v.InferOutput<Schema>): number;
  make(entry: v.InferOutput<Schema>, tools: Tools): Promise<Value> | Value;
  place(values: readonly Value[]): Partial<SiteParts>;
}

/** A type of many entries, each of which is checked and made alone. */
export function listType<Schema extends v.GenericSchema, Value>(
  type: ListDefinition<Schema, Value>,
): SiteType {
  type Taken = { readonly entry: v.InferOutput<Schema>; readonly raw: unknown; readonly value: Value };

  async function take(raw: unknown, tools: Tools): Promise<Taken | null> {
    const entry = parseEntry(type.schema, raw, (name, reason) =>
      tools.report(`${type.name}: ${name}`, reason),
    );
    return entry === null ? null : { entry, raw, value: await type.make(entry, tools) };
  }

  return {
    isSingle: false,
    name: type.name,
    populate: populated(type.populate ?? []),
    async make(entries, earlier, tools) {
      const missing: string[] = [];
      const taken = entries.map(async (raw): Promise<Taken | { readonly raw: unknown } | null> => {
        try {
          // A wrong entry is kept too: made again after a restart, it is reported again.
          return (await take(raw, tools)) ?? { raw };
        } catch (error) {
          missing.push(`${type.name}: ${nameOf(raw)}: ${error instanceof Error ? error.message : error}`);
          const identity = identityOf(raw);
          const before = earlier.find((other) => identityOf(other) === identity);
          return before === undefined ? null : take(before, tools).catch(() => null);
        }
      });
      const kept = (await Promise.all(taken)).filter((result) => result !== null);
      const good = kept.filter((result) => "value" in result);
      good.sort((a, b) => type.compare(a.entry, b.entry));
      return {
        content: type.place(good.map(({ value }) => value)),
        entries: kept.map(({ raw }) => raw),
        missing,
      };
    },
  };
}

interface SingleDefinition {
  readonly name: string;
  readonly populate: readonly string[];
  /** `fields` are those of the entry, in v5's shape. */
  make(
    fields: Readonly<Record<string, unknown>>,
    tools: Tools,
  ): Promise<Partial<SiteParts>> | Partial<SiteParts>;
}

/** A type of one entry. */
export function singleType(type: SingleDefinition): SiteType {
  async function make(raw: unknown, tools: Tools): Promise<Partial<SiteParts>> {
    return type.make(v.parse(v.record(v.string(), v.unknown()), flattenEntry(raw)), tools);
  }
  return {
    isSingle: true,
    name: type.name,
    populate: populated(type.populate),
    async make([entry], [earlier], tools) {
      if (entry === undefined) return { content: {}, entries: [], missing: [] };
      try {
        return { content: await make(entry, tools), entries: [entry], missing: [] };
      } catch (error) {
        const missing = [`${type.name}: ${error instanceof Error ? error.message : error}`];
        const content = earlier === undefined ? null : await make(earlier, tools).catch(() => null);
        return { content: content ?? {}, entries: content ? [earlier] : [], missing };
      }
    },
  };
}

function populated(relations: readonly string[]): Record<string, string> {
  const [only, ...others] = relations;
  if (only === undefined) return {};
  if (others.length === 0) return { populate: only };
  return Object.fromEntries(relations.map((relation, index) => [`populate[${index}]`, relation]));
}
