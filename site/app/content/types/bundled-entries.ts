import siteContent from "../../../../samples/content/site-content.json";
import { isRecord } from "../strapi/strapi-entries.ts";

/** Returns the sample entries of a type, in the shape of the content service. */
export function bundledEntries(type: string): readonly Readonly<Record<string, unknown>>[] {
  const entries: unknown = Object.entries(siteContent).find(([name]) => name === type)?.[1];
  return [entries ?? []].flat().map((entry, index) => {
    const rawEntry = toRawEntry(entry);
    return { id: index + 1, documentId: `bundled-${index + 1}`, ...(isRecord(rawEntry) && rawEntry) };
  });
}

/** Converts file names of the samples into media objects. */
function toRawEntry(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toRawEntry);
  if (!isRecord(value)) return value;
  if ("file" in value) return { alternativeText: value.alt, url: value.file };
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toRawEntry(field)]));
}
