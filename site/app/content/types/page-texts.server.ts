import * as v from "valibot";
import { type CatalogueField, fieldsByPath } from "../../copy/catalogue.server.ts";
import type { CopyEdits, CopyValue } from "../../copy/copy.ts";
import { pictureVariants, placeholdersIn } from "../../copy/fields.ts";
import { legalVersions } from "../../copy/legal-versions.server.ts";
import { isoDate, requiredText, wholeNumber } from "../model/fields.ts";
import { InvalidEntry, mediaFile, parseEntry } from "../strapi/strapi-entries.ts";
import { type BuildTools, listType } from "./content-type.ts";

const pictureEdit = v.object({ alt: v.string(), file: v.string() });

/** Media library files, identified by the hash in their names. */
const files = v.nullish(v.array(v.object({ ...mediaFile.entries, hash: v.string() })), []);
type Files = v.InferOutput<typeof files>;

/** Edited copy of one page. An invalid edit is reported and the default shown. */
export const pageTexts = listType({
  name: "page-texts",
  schema: v.object({ pictures: files, copy: v.nullish(v.record(v.string(), v.unknown()), {}) }),
  async build({ pictures, copy }, tools): Promise<CopyEdits> {
    const edits: Record<string, CopyValue> = {};
    for (const [path, value] of Object.entries(copy)) {
      // Consent wordings come from the legal texts, which have versions.
      if (Object.hasOwn(legalVersions, path)) continue;
      try {
        edits[path] = await editedValue(path, value, pictures, tools);
      } catch (error) {
        if (!(error instanceof InvalidEntry)) throw error;
        tools.report(`${path}: ${error.message}`);
      }
    }
    // Variants of a picture (phones, dusk) show its edit, unless they have their own.
    for (const [variant, path] of pictureVariants) {
      const edit = edits[path];
      if (edit !== undefined) edits[variant] ??= edit;
    }
    return edits;
  },
  add(content, edits) {
    content.copyEdits = { ...content.copyEdits, ...edits };
  },
});

const valueSchemas = {
  date: isoDate,
  line: requiredText,
  list: v.pipe(v.array(requiredText), v.minLength(1)),
  number: wholeNumber,
  paragraph: requiredText,
} satisfies Partial<Record<CatalogueField["kind"], v.GenericSchema>>;

/**
 * Returns the value that an edit gives a field. Rejects with InvalidEntry if the edit does not fit its field or changes
 * the default's placeholders, and with another error if its picture is unavailable.
 */
async function editedValue(
  path: string,
  value: unknown,
  pictures: Files,
  { media }: BuildTools,
): Promise<CopyValue> {
  const field = fieldsByPath.get(path)?.field;
  if (!field) throw new InvalidEntry("there is no such field");
  const { kind, mayBeEmpty, placeholders = [] } = field;
  if (mayBeEmpty && value === "") return "";
  if (kind === "picture") {
    const { alt, file } = parseEntry(pictureEdit, value);
    const picture = pictures.find(({ hash }) => hash === file);
    if (!picture) throw new Error(`The picture ${file} is not in the media library`);
    return { ...(await media.image(picture, alt)) };
  }
  const parsed = parseEntry(valueSchemas[kind], value);
  if (placeholdersIn([parsed].flat().join(" ")).join() !== placeholders.join())
    throw new InvalidEntry(
      placeholders.length > 0 ? `needs {${placeholders.join("} and {")}}` : "must have no braces",
    );
  return parsed;
}
