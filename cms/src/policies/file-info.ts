import { errors, strings, z } from "@strapi/utils";
import { parseBody, uploadedFiles } from "../lib/request-body";

const maxNameCharacters = 200;

/** Parses JSON in a part of a form. The schema refuses JSON that is invalid or has `__proto__`, which breaks Strapi. */
function parseJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parseJson);
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value, (key, part) => {
      if (key === "__proto__") throw new SyntaxError();
      return part;
    });
  } catch {
    return value;
  }
}

const infoSchema = z.object({ name: z.string().nullish() });
const bodySchema = z.object({
  fileInfo: z.preprocess(parseJson, z.union([infoSchema, z.array(infoSchema)])).optional(),
  updates: z.array(z.object({ fileInfo: infoSchema })).optional(),
});

/** Refuses invalid information about files, and names that are too long for a disk or PostgreSQL. */
const fileInfo = ({ request }: { request: object }): boolean => {
  const { fileInfo: infos = [], updates = [] } = parseBody(bodySchema, request);
  const names = [
    ...uploadedFiles(request).map(({ originalFilename }) => originalFilename),
    ...[infos, updates.map((update) => update.fileInfo)].flat(2).map(({ name }) => name),
  ];
  if (names.some((name) => isTooLong(name ?? "")))
    throw new errors.ValidationError("The name of the file is too long. Shorten it and try again.");
  return true;
};

/** Strapi stores a file under a transliteration of its name, which may be longer. */
const isTooLong = (name: string): boolean =>
  name.length > maxNameCharacters || strings.nameToSlug(name).length > maxNameCharacters;

export default fileInfo;
