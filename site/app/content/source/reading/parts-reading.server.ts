import * as v from "valibot";
import type { PendingChange, StoredPart } from "~/content/store/content-state.ts";
import { fingerprintOf } from "~/content/store/fingerprint.server.ts";
import { fetchNewsletters, listNewsletters, messageOf } from "../service/content-calls.server.ts";
import { byKey, type EntryPage, entryPages, RefusedCall, refusalOf } from "../service/entry-pages.server.ts";
import type { StrapiClient } from "../service/strapi-client.server.ts";
import { identityOf, listAnswer, singleAnswer } from "../service/strapi-entries.ts";
import type { SiteType, Tools } from "../site-types/site-type.ts";
import { newslettersType } from "../site-types/site-types.ts";
import { atATime } from "./at-a-time.ts";
import type { LeftOut } from "./left-out.ts";

interface PartTools extends Tools {
  readonly client: StrapiClient;
}

interface PartReading {
  /** Null: the service has no such type, or none for us. Undefined: as it was. */
  readonly part?: StoredPart | null;
  readonly missing: readonly string[];
}

const unchanged: PartReading = { missing: [] };

/** What reading several types changes. */
export interface PartsReading {
  readonly failures: readonly string[];
  readonly missing: readonly string[];
  readonly newslettersStatus?: number | null | undefined;
  readonly parts: ReadonlyMap<string, StoredPart | null>;
  /** To be read again. */
  readonly pending: readonly PendingChange[];
}

const readAtATime = 4;

/** Reads these types; one that cannot be had stays as it was. */
export async function readParts(
  tools: Omit<PartTools, "report"> & { readonly leftOut: LeftOut },
  types: readonly SiteType[],
  known: ReadonlyMap<string, StoredPart>,
): Promise<PartsReading> {
  const failures: string[] = [];
  const missing: string[] = [];
  const parts = new Map<string, StoredPart | null>();
  const pending: PendingChange[] = [];
  let newslettersStatus: number | null | undefined;
  await atATime(readAtATime, types, async (type) => {
    const { done, report } = tools.leftOut.anew(type.name);
    const read = type === newslettersType ? readNewsletters : readPart;
    try {
      const reading = await read({ ...tools, report }, type, known.get(type.name));
      if (type === newslettersType) newslettersStatus = 200;
      if (reading.part === undefined) return;
      done();
      parts.set(type.name, reading.part);
      missing.push(...reading.missing);
      if (reading.missing.length > 0) pending.push(wholeOf(type));
    } catch (error) {
      if (type === newslettersType) newslettersStatus = error instanceof RefusedCall ? error.status : null;
      failures.push(`${type.name}: ${messageOf(error)}`);
      pending.push(wholeOf(type));
    }
  });
  return { failures, missing, newslettersStatus, parts, pending };
}

/** The change that says no more than that something of the type is another. */
function wholeOf({ name }: SiteType): PendingChange {
  return { documentId: "", slug: null, type: name };
}

/** Reads a type of the service's. Rejects when it cannot be had, unless the service says that it lacks it. */
async function readPart(
  tools: PartTools,
  type: SiteType,
  before: StoredPart | undefined,
): Promise<PartReading> {
  const path = `/${type.name}`;
  try {
    const entries = type.isSingle
      ? await single(tools.client, path, type.populate)
      : await all(entryPages(tools.client, path, { ...type.populate, ...byKey }));
    return await taken(tools, type, entries, before);
  } catch (error) {
    if (error instanceof RefusedCall && error.isFinal) return { part: null, missing: [] };
    throw error;
  }
}

async function taken(
  tools: PartTools,
  type: SiteType,
  entries: readonly unknown[],
  before: StoredPart | undefined,
  source = fingerprintOf(entries),
): Promise<PartReading> {
  if (source !== "" && before?.source === source) return unchanged;
  const made = await type.make(entries, before?.entries ?? [], tools);
  const isWhole = made.missing.length === 0;
  const part = { content: made.content, entries: made.entries, source: isWhole ? source : "" };
  return { missing: made.missing, part };
}

async function single(
  client: StrapiClient,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly unknown[]> {
  const answer = await client.get(path, query);
  if (answer.status !== 200) throw refusalOf(answer);
  const { data } = v.parse(singleAnswer, answer.body);
  return data === null ? [] : [data];
}

/** Of an entry that comes twice, because it is published again meanwhile, the newer one. */
async function all(pages: AsyncGenerator<EntryPage>): Promise<unknown[]> {
  const entries = new Map<unknown, unknown>();
  for await (const page of pages)
    for (const entry of page.entries) entries.set(identityOf(entry) ?? entry, entry);
  return [...entries.values()];
}

/** Reads the newsletters: call 3 says whether they changed, call 4 gives them with their PDFs. */
async function readNewsletters(
  tools: PartTools,
  type: SiteType,
  before: StoredPart | undefined,
): Promise<PartReading> {
  const source = await glance(tools.client);
  if (source !== "" && before?.source === source) return unchanged;
  const { data, message, status } = await listNewsletters(tools.client, (name, reason) =>
    tools.report(`${type.name}: ${name}`, reason),
  );
  if (!data) throw new RefusedCall(status, message ?? "There was no list");
  return taken(tools, type, data, before, source);
}

/** Fingerprint of call 3's answer; empty for a list of several pages, of which it shows but the first. */
async function glance(client: StrapiClient): Promise<string> {
  const answer = await fetchNewsletters(client);
  if (answer.status !== 200) return "";
  const list = v.parse(listAnswer, answer.body);
  return (list.meta?.pagination?.pageCount ?? 1) <= 1 ? fingerprintOf(list) : "";
}
