import { backoffMs } from "../../retry.ts";
import { fingerprintOf } from "../fingerprint.server.ts";
import type { EntryName } from "../strapi/content-calls.server.ts";
import { messageOf } from "../strapi/strapi-client.server.ts";
import { InvalidEntry, identityOf, isRecord, nameOf } from "../strapi/strapi-entries.ts";
import { buildTools, type EntrySource, type SiteType } from "../types/site-type.ts";
import type { Entry } from "./entries.server.ts";

const retryBackoff = { firstMs: 1_000, longestMs: 60_000 };

/** Builds an entry as sent; `before` is its earlier state. Never rejects: failures become problems of the entry. */
export async function buildEntry(
  type: SiteType,
  documentId: string,
  sent: unknown,
  from: EntrySource,
  before: Entry | undefined,
): Promise<Entry> {
  const name = `${type.name}: ${type.isSingle ? "" : `${nameOf(sent)}: `}`;
  const source = fingerprintOf(sent);
  const entry = { documentId, failures: 0, retryAt: null, source, stamp: stampOf(sent), type: type.name };
  const problems: string[] = [];
  const report = (reason: string) => problems.push(`${name}${reason}`);
  const tools = buildTools(from, report, before?.built?.saved);
  try {
    const built = await type.build(sent, tools);
    if (tools.media.missing.length === 0) return { ...entry, built, problems };
    for (const reason of tools.media.missing) report(reason);
    const shown = tools.media.awaitsFiles() && before?.built ? before.built : built;
    return { ...entry, ...nextTry(before), built: shown, problems };
  } catch (error) {
    report(messageOf(error));
    if (error instanceof InvalidEntry) return { ...entry, built: null, problems };
    return { ...entry, ...nextTry(before), built: before?.built ?? null, problems };
  }
}

export function nextTry(before: Entry | undefined): Pick<Entry, "failures" | "retryAt"> {
  const failures = before?.failures ?? 0;
  return { failures: failures + 1, retryAt: Date.now() + Math.round(backoffMs(retryBackoff, failures)) };
}

/** Returns a hash of the fields that change with every publish. */
export function stampOf(sent: unknown): string | undefined {
  if (!isRecord(sent)) return undefined;
  const { id, isSample = null, publishedAt, slug, updatedAt } = sent;
  return fingerprintOf([id, isSample, publishedAt, slug, updatedAt]);
}

export function entryNameOf(sent: unknown): EntryName {
  const slug = isRecord(sent) && typeof sent.slug === "string" ? sent.slug : undefined;
  return { documentId: identityOf(sent) ?? nameOf(sent), slug };
}
