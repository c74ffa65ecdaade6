import siteContent from "../../../../samples/content/site-content.json";
import { isRecord } from "./service/strapi-entries.ts";

/**
 * The entries of one type that the site itself brings along, in the shape that the content service sends: they are shown
 * where it lacks the type, and stand in for single fields that are missing or wrong.
 */
export function bundledEntries(type: string): readonly Readonly<Record<string, unknown>>[] {
  const entries: unknown = Object.entries(siteContent).find(([name]) => name === type)?.[1];
  return [entries ?? []].flat().map((entry, index) => {
    const sent = asSent(entry);
    return { id: index + 1, documentId: `bundled-${index + 1}`, ...(isRecord(sent) && sent) };
  });
}

/** A file is named by its path in the folder of samples there, by its address in what a service sends. */
function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSent);
  if (!isRecord(value)) return value;
  if ("file" in value) return { alternativeText: value.alt, url: value.file };
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, asSent(field)]));
}
