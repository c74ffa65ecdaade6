import * as v from "valibot";
import { type CatalogueField, fieldsByPath } from "../../copy/catalogue.server.ts";
import type { CopyEdits, CopyValue } from "../../copy/copy.ts";
import { followed, placeholdersIn } from "../../copy/fields.ts";
import { legalVersions } from "../../copy/legal-versions.server.ts";
import { isoDate, requiredText, wholeNumber } from "../model/fields.ts";
import { mediaFile, reasonsOf } from "../strapi/strapi-entries.ts";
import { type BuildTools, listType } from "./site-type.ts";

const pictureEdit = v.object({ alt: v.string(), file: v.string() });

/** Media library files, identified by the hash in their names. */
const files = v.nullish(v.array(v.object({ ...mediaFile.entries, hash: v.string() })), []);
type Files = v.InferOutput<typeof files>;

/** Edited copy of one page. A wrong edit is reported and its default shown. */
export const pageTexts = listType({
  name: "page-texts",
  schema: v.object({ pictures: files, copy: v.nullish(v.record(v.string(), v.unknown()), {}) }),
  async build({ pictures, copy }, tools): Promise<CopyEdits> {
    const edits: Record<string, CopyValue> = {};
    for (const [path, value] of Object.entries(copy)) {
      // Consent wordings come from the legal texts, which have versions.
      if (Object.hasOwn(legalVersions, path)) continue;
      const field = fieldsByPath.get(path)?.field;
      const problem = field ? problemOf(field, value) : "there is no such field";
      if (field && problem === null) edits[path] = await built(field, value, pictures, tools);
      else tools.report(`${path}: ${problem}`);
    }
    return { ...variantsOf(edits), ...edits };
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
  picture: pictureEdit,
} satisfies Record<CatalogueField["kind"], v.GenericSchema>;

const isEmptied = ({ mayBeEmpty }: CatalogueField, value: unknown) => mayBeEmpty === true && value === "";

/**
 * Describes why an edit does not fit its field, or returns null. An edit must keep the placeholders of its default.
 */
function problemOf(field: CatalogueField, value: unknown): string | null {
  if (isEmptied(field, value)) return null;
  const { kind, placeholders = [] } = field;
  const parsed = v.safeParse(valueSchemas[kind], value);
  if (!parsed.success) return reasonsOf(parsed.issues);
  const isText = kind === "line" || kind === "paragraph" || kind === "list";
  const found = isText ? placeholdersIn([parsed.output].flat().join(" ")) : [];
  return found.join() === placeholders.join() ? null : `must keep ${placeholders.join(", ") || "no braces"}`;
}

async function built(
  field: CatalogueField,
  value: unknown,
  pictures: Files,
  { media }: BuildTools,
): Promise<CopyValue> {
  if (isEmptied(field, value)) return "";
  if (field.kind !== "picture")
    return v.parse(v.union([requiredText, v.array(requiredText), wholeNumber]), value);
  const { alt, file } = v.parse(pictureEdit, value);
  const found = pictures.find(({ hash }) => hash === file);
  if (!found) throw new Error(`The picture ${file} is not in the media library`);
  return { ...(await media.image(found, alt)) };
}

/** Returns the edited picture for each of its variants (phones, dusk); a variant's own edit replaces it. */
function variantsOf(edits: CopyEdits): CopyEdits {
  const found = followed.flatMap(([variant, path]): [string, CopyValue][] => {
    const chosen = edits[path];
    return chosen === undefined ? [] : [[variant, chosen]];
  });
  return Object.fromEntries(found);
}
