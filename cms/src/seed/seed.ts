import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { apiName, type ContentType, contentTypes, hasField } from "../lib/content";
import { storedSetting } from "../lib/stored-setting";
import { errorMessage, isRecord } from "../lib/values";
import { acceptedFiles, fileExtension } from "../media/accepted-files";
import { strapiService } from "../strapi/services";
import { type SeedEntry, type SeedFile, type SeedSet, seedSets } from "./content-folder";

/** Progress of seeding. A recorded set is never seeded again, so entries that an editor deletes stay deleted. */
const progressSchema = z.object({
  /** Names of the seeded sets. */
  finished: z.array(z.string()),
  /** IDs of files in the media library, by path and description. */
  files: z.record(z.string(), z.number()),
});

/**
 * Creates the entries of the content folder, each set once per database. A set and its record are one transaction, so
 * an interrupted seeding continues with the next set. Leaves entries that editors made, changed or deleted. Reports an
 * unreadable folder and keeps the service running.
 */
export async function seed(strapi: Core.Strapi, contentDir: string): Promise<void> {
  const store = storedSetting(strapi, {
    name: "seed",
    key: "progress",
    schema: progressSchema,
    initial: { finished: [], files: {} },
  });
  const progress = await store.read();
  const addFile = createFileAdder(strapi, contentDir, progress.files);
  let count = 0;

  async function seedSet({ name, read, status }: SeedSet, type: ContentType): Promise<void> {
    await strapi.db.transaction(async () => {
      for (const entry of read()) {
        if (await entryExists(strapi, type, entry)) continue;
        const data = await prepareFields(strapi, type, entry, addFile);
        await strapi.documents(type.uid).create({ data, status });
        count += 1;
      }
      progress.finished.push(name);
      await store.write(progress);
    });
  }

  try {
    for (const set of seedSets(contentDir)) {
      const type = contentTypes(strapi).find((candidate) => apiName(candidate) === set.type);
      if (type && !progress.finished.includes(set.name)) await seedSet(set, type);
    }
    if (count > 0) strapi.log.info(`Seeded ${count} entries from ${contentDir}`);
    if (progress.finished.length === 0)
      strapi.log.warn(`Nothing to seed in ${contentDir}; looking again at the next start`);
  } catch (error) {
    strapi.log.error(`Seeding stopped and will continue at the next start: ${errorMessage(error)}`);
  }
}

async function entryExists(strapi: Core.Strapi, type: ContentType, { where }: SeedEntry): Promise<boolean> {
  if (where === undefined && type.kind !== "singleType") return false;
  return (await strapi.db.query(type.uid).count({ where: where ?? {} })) > 0;
}

type AddFile = (file: SeedFile) => Promise<number>;

async function prepareFields(
  strapi: Core.Strapi,
  type: ContentType,
  { fields }: SeedEntry,
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

/** Replaces files by their IDs, also in components. Adds one file at a time, so that no file is stored twice. */
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
 * so a second description makes a second copy. `storedFileIds` maps path and description to the IDs of stored files.
 */
function createFileAdder(
  strapi: Core.Strapi,
  contentDir: string,
  storedFileIds: Record<string, number>,
): AddFile {
  return async ({ alt, file }) => {
    const key = `${file}: ${alt}`;
    const existing = storedFileIds[key];
    // Check the database, because an editor may have deleted the file.
    const count =
      existing && (await strapi.db.query("plugin::upload.file").count({ where: { id: existing } }));
    if (existing && count) return existing;

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
    storedFileIds[key] = storedFile.id;
    return storedFile.id;
  };
}
