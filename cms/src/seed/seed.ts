import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { apiName, type ContentType, contentTypes, hasField } from "../lib/content";
import { errorMessage, isRecord } from "../lib/values";
import { acceptedFiles, fileExtension } from "../media/accepted-files";
import { strapiService } from "../strapi/services";
import { readContentFolder, type SeedEntry, type SeedFile } from "./content-folder";

/**
 * Creates the entries of the content folder, once per database and in one transaction. Skips types that already have
 * entries. If that fails, logs the error and keeps the service running; the next start tries again.
 */
export async function seed(strapi: Core.Strapi, contentDir: string): Promise<void> {
  const done = strapi.store({ type: "api", name: "seed", key: "done" });
  if (await done.get({})) return;
  try {
    const count = await strapi.db.transaction(async () => {
      const entries = await findNewEntries(strapi, readContentFolder(contentDir));
      const addFile = createFileAdder(strapi, contentDir);
      for (const { fields, status, type } of entries) {
        const data = await prepareFields(strapi, type, fields, addFile);
        await strapi.documents(type.uid).create({ data, status });
      }
      if (entries.length > 0) await done.set({ value: true });
      return entries.length;
    });
    if (count > 0) strapi.log.info(`Seeded ${count} entries from ${contentDir}`);
    else strapi.log.warn(`Nothing to seed in ${contentDir}; looking again at the next start`);
  } catch (error) {
    strapi.log.error(`Seeding failed and will be repeated at the next start: ${errorMessage(error)}`);
  }
}

/** Returns the entries of the types that have none in the database. */
async function findNewEntries(strapi: Core.Strapi, entries: SeedEntry[]) {
  const emptyTypes = new Map<string, ContentType>();
  for (const type of contentTypes(strapi))
    if ((await strapi.db.query(type.uid).count({})) === 0) emptyTypes.set(apiName(type), type);
  return entries.flatMap((entry) => {
    const type = emptyTypes.get(entry.type);
    return type ? { ...entry, type } : [];
  });
}

type AddFile = (file: SeedFile) => Promise<number>;

async function prepareFields(
  strapi: Core.Strapi,
  type: ContentType,
  fields: SeedEntry["fields"],
  addFile: AddFile,
) {
  const data: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field !== "updatedAt" && !hasField(type, field))
      throw new Error(`${apiName(type)} have no field "${field}"`);
    const isText = type.attributes[field]?.type === "richtext" && typeof value === "string";
    data[field] = isText
      ? await storeTextPictures(strapi, value, addFile)
      : await replaceFilesByIds(value, addFile);
  }
  return data;
}

/** Turns files into their IDs, also in components. Adds one file at a time, so that no file is stored twice. */
async function replaceFilesByIds(value: unknown, addFile: AddFile): Promise<unknown> {
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(await replaceFilesByIds(item, addFile));
    return items;
  }
  if (!isRecord(value)) return value;
  if (typeof value.file === "string")
    return addFile({ file: value.file, alt: typeof value.alt === "string" ? value.alt : "" });
  const storedFields: Record<string, unknown> = {};
  for (const [field, part] of Object.entries(value))
    storedFields[field] = await replaceFilesByIds(part, addFile);
  return storedFields;
}

const pictureInText = /!\[(?<alt>[^\]]*)\]\((?<address>images\/[^\s)]+)/g;

/** Copies pictures in a text, such as `![description](images/name.webp)`, to the media library. */
async function storeTextPictures(strapi: Core.Strapi, text: string, addFile: AddFile): Promise<string> {
  let storedText = text;
  for (const { groups } of text.matchAll(pictureInText)) {
    const { alt = "", address = "" } = groups ?? {};
    const id = await addFile({ file: `posts/${address}`, alt });
    const file = await strapi.db.query("plugin::upload.file").findOne({ where: { id }, select: ["url"] });
    storedText = storedText.replaceAll(`](${address}`, `](${file.url}`);
  }
  return storedText;
}

/**
 * Returns a function that copies a file into the media library and returns its ID. A file there has one description,
 * so a second description makes a second copy.
 */
function createFileAdder(strapi: Core.Strapi, contentDir: string): AddFile {
  const storedFileIds = new Map<string, number>();
  return async ({ alt, file }) => {
    const key = `${file}: ${alt}`;
    const existing = storedFileIds.get(key);
    if (existing !== undefined) return existing;
    const filepath = path.join(contentDir, path.normalize(`/${file}`));
    if (!existsSync(filepath)) throw new Error(`${contentDir} has no file ${file}`);
    const name = path.basename(file);
    const kind = acceptedFiles[fileExtension(name)];
    if (!kind) throw new Error(`${filepath} has a type that cannot be uploaded`);
    const [storedFile] = await strapiService(strapi, "plugin::upload.upload").upload({
      data: { fileInfo: { name, alternativeText: alt } },
      files: { filepath, originalFilename: name, mimetype: kind.type, size: statSync(filepath).size },
    });
    if (!storedFile) throw new Error(`The media library did not store ${filepath}`);
    storedFileIds.set(key, storedFile.id);
    return storedFile.id;
  };
}
