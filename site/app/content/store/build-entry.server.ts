import { backoffMs } from "../../retry.ts";
import { hashOf } from "../hash.server.ts";
import type { EntryReference } from "../strapi/content-calls.server.ts";
import { messageOf } from "../strapi/strapi-client.server.ts";
import { InvalidEntry, idOf, isRecord, nameOf } from "../strapi/strapi-entries.ts";
import { buildTools, type ContentType, type EntrySource } from "../types/content-type.ts";
import type { Entry } from "./entries.server.ts";

const retryBackoff = { firstMs: 1_000, longestMs: 60_000 };

/** Builds an entry from what the content service sent. Never rejects: failures become problems of the entry. */
export async function buildEntry(
  type: ContentType,
  documentId: string,
  rawEntry: unknown,
  source: EntrySource,
  previousEntry: Entry | undefined,
): Promise<Entry> {
  const problemPrefix = `${type.name}: ${type.isSingle ? "" : `${nameOf(rawEntry)}: `}`;
  const entry = {
    documentId,
    failures: 0,
    responseHash: hashOf(rawEntry),
    retryAt: null,
    stamp: stampOf(rawEntry),
    type: type.name,
  };
  const problems: string[] = [];
  const report = (reason: string) => problems.push(`${problemPrefix}${reason}`);
  const tools = buildTools(source, report, previousEntry?.built?.saved);
  try {
    const built = await type.build(rawEntry, tools);
    if (tools.media.missing.length === 0) return { ...entry, built, problems };
    for (const reason of tools.media.missing) report(reason);
    const builtOrPrevious = tools.media.awaitsFiles() && previousEntry?.built ? previousEntry.built : built;
    return { ...entry, ...nextTry(previousEntry), built: builtOrPrevious, problems };
  } catch (error) {
    report(messageOf(error));
    if (error instanceof InvalidEntry) return { ...entry, built: null, problems };
    return { ...entry, ...nextTry(previousEntry), built: previousEntry?.built ?? null, problems };
  }
}

/** Returns the failure count and the time of the next try after another failure. */
export function nextTry(previousEntry: Entry | undefined): Pick<Entry, "failures" | "retryAt"> {
  const failures = previousEntry?.failures ?? 0;
  return { failures: failures + 1, retryAt: Date.now() + Math.round(backoffMs(retryBackoff, failures)) };
}

/** Returns a hash of fields of which at least one changes with every publish; undefined for an invalid entry. */
export function stampOf(rawEntry: unknown): string | undefined {
  if (!isRecord(rawEntry)) return undefined;
  const { id, isSample = null, publishedAt, slug, updatedAt } = rawEntry;
  return hashOf([id, isSample, publishedAt, slug, updatedAt]);
}

export function referenceTo(rawEntry: unknown): EntryReference {
  const slug = isRecord(rawEntry) && typeof rawEntry.slug === "string" ? rawEntry.slug : undefined;
  return { documentId: idOf(rawEntry) ?? nameOf(rawEntry), slug };
}
