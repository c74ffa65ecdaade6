import path from "node:path";
import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { beforeSave } from "../../../before-save";
import { apiName, type ContentType, contentTypes, hasField } from "../../../content";
import { environment } from "../../../environment";
import { reasonOf } from "../../../reason";
import { isRecord } from "../../../record";
import { fileAdder } from "../../../seed/add-file";
import { readNewsletters, readPosts, readSiteContent, siteContentFile } from "../../../seed/content-folder";
import { seedProgress } from "../../../seed/seed";
import { newsletterUid, postUid, settingsUid } from "../../../uids";

/**
 * What the site came with says so itself: an entry by its field `isSample`, the site settings by the names of their
 * fields in `samples`. The mark falls when somebody replaces what a sample stands for, so nobody has to remember it.
 */

const entrySchema = z.record(z.string(), z.unknown());
type Entry = z.infer<typeof entrySchema>;

/** `pluginOptions["sponsor-checklist"]` of a schema: the fields that tell who or what an entry is. */
const optionsSchema = z.object({ tells: z.array(z.string()) });

export function tellingFields({ pluginOptions }: ContentType): string[] {
  return optionsSchema.safeParse(pluginOptions?.["sponsor-checklist"]).data?.tells ?? [];
}

export const sampleFieldsOf = (settings: Entry): string[] =>
  z.array(z.string()).safeParse(settings.samples).data ?? [];

/** Lets the mark fall with the draft that replaces a sample; visitors read of it when that is published. */
export function dropMarksOfReplaced(strapi: Core.Strapi): void {
  const types = new Map<string, ContentType>(contentTypes(strapi).map((type) => [type.uid, type]));
  beforeSave(strapi, [...types.keys()], entrySchema, async ({ documentId, sent, uid }) => {
    const type = types.get(uid);
    if (!type || !documentId) return undefined;
    const before = await draftOf(strapi, type, documentId);
    const isKept = (field: string) => !(field in sent) || isSame(before?.[field], sent[field]);
    return {
      ...(before && uid === settingsUid && { samples: sampleFieldsOf(before).filter(isKept) }),
      ...(before?.isSample === true && !tellingFields(type).every(isKept) && { isSample: false }),
    };
  });
}

async function draftOf(strapi: Core.Strapi, type: ContentType, documentId: string): Promise<Entry | null> {
  return strapi.db
    .query(type.uid)
    .findOne({ where: { documentId, publishedAt: null }, populate: partsOf(type) });
}

/** Files, components and the files in them. */
export function partsOf({ attributes }: ContentType): Entry {
  const parts = Object.entries(attributes).filter(([, { type }]) => type === "component" || type === "media");
  return Object.fromEntries(
    parts.map(([field, { type }]) => [field, type === "component" ? { populate: true } : true]),
  );
}

/** Whether a stored value says the same as one that was sent or seeded, whatever else the database has added to it. */
export function isSame(stored: unknown, sent: unknown): boolean {
  if (isEmpty(stored) || isEmpty(sent)) return isEmpty(stored) && isEmpty(sent);
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      stored.length === sent.length &&
      sent.every((item, index) => isSame(stored[index], item))
    );
  }
  const before: Entry = typeof stored === "object" ? { ...stored } : {};
  if ("mime" in before) return before.id === (isRecord(sent) ? sent.id : sent);
  if (!isRecord(sent)) return stored === sent;
  const said = Object.entries(sent).filter(([field]) => field !== "id" && !field.startsWith("__"));
  return said.every(([field, value]) => isSame(before[field], value));
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Says of the entries of a type that they are the team's own as they stand. */
export async function callEntriesOurs(strapi: Core.Strapi, { uid }: ContentType): Promise<void> {
  await strapi.db.query(uid).updateMany({ where: { isSample: true }, data: { isSample: false } });
}

/** The same of fields of the site settings. */
export async function callSettingsOurs(strapi: Core.Strapi, fields: readonly string[]): Promise<void> {
  const settings = strapi.db.query(settingsUid);
  const rows: Entry[] = await settings.findMany({});
  for (const row of rows) {
    const samples = sampleFieldsOf(row).filter((field) => !fields.includes(field));
    await settings.update({ where: { id: row.id }, data: { samples } });
  }
}

/**
 * Marks what an earlier version had seeded without a mark, once in the life of a database: what still tells the same as
 * the content folder. Before the seeding, which marks by itself. A content folder that cannot be read is tried again at
 * the next start.
 */
export async function markEarlierSamples(strapi: Core.Strapi): Promise<void> {
  const marker = strapi.store({ type: "api", name: "sponsor-checklist", key: "samples-marked" });
  if (await marker.get({})) return;
  const wasSeeded = await seedProgress(strapi).read();
  try {
    if (wasSeeded) await markSeeded(strapi);
    await marker.set({ value: new Date().toISOString() });
  } catch (error) {
    strapi.log.error(`Samples could not be marked: ${reasonOf(error)}`);
  }
}

async function markSeeded(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const { contentDir } = environment();
    const content = readSiteContent(contentDir);
    for (const type of contentTypes(strapi).filter((candidate) => hasField(candidate, "isSample"))) {
      const isSeeded = seededTest(type, contentDir, content[apiName(type)] ?? []);
      const rows: Entry[] = await strapi.db.query(type.uid).findMany({ populate: partsOf(type) });
      for (const { id } of rows.filter(isSeeded)) {
        await strapi.db.query(type.uid).update({ where: { id }, data: { isSample: true } });
      }
    }
    await markSettings(strapi, content["site-setting"]?.[0] ?? {});
    await giveFilms(strapi, contentDir, content);
  });
}

/** Stood where a video was to be, before the site came with films: YouTube has none of this name. */
const placeholder = "SAMPLEVIDEO";
const isPlaceholder = (value: unknown) => isRecord(value) && value.youtubeId === placeholder;

/** Puts the site's own films where an earlier version had a play button with nothing behind it. */
async function giveFilms(
  strapi: Core.Strapi,
  contentDir: string,
  content: Record<string, Entry[]>,
): Promise<void> {
  const [settings = {}] = content["site-setting"] ?? [];
  const films = [
    settings.introductionVideo,
    settings.founderVideo,
    ...(content.testimonials ?? []),
    ...(content["media-videos"] ?? []),
  ].filter(isRecord);
  const addFile = fileAdder(strapi, contentDir, {});
  for (const uid of ["api::testimonial.testimonial", "api::media-video.media-video", "site.video"]) {
    const rows: Entry[] = await strapi.db.query(uid).findMany({ where: { youtubeId: placeholder } });
    for (const { id, title } of rows) {
      const film = films.find((candidate) => candidate.title === title) ?? films[0];
      if (!film) return;
      const stored = async (file: unknown) => addFile(siteContentFile(contentDir, file));
      const data = {
        captions: await stored(film.captions),
        film: await stored(film.film),
        note: film.note,
        youtubeId: null,
      };
      await strapi.db.query(uid).update({ where: { id }, data });
    }
  }
}

function seededTest(
  type: ContentType,
  contentDir: string,
  seeds: readonly Entry[],
): (entry: Entry) => boolean {
  if (type.uid === postUid) {
    const slugs = readPosts(contentDir)?.map(({ slug }) => slug) ?? [];
    return ({ slug }) => slugs.includes(String(slug));
  }
  if (type.uid === newsletterUid) {
    const files = readNewsletters(contentDir)?.map(({ file }) => path.basename(file.path)) ?? [];
    return ({ pdf }) => isRecord(pdf) && files.includes(String(pdf.name));
  }
  if (tellingFields(type).includes("film")) return ({ youtubeId }) => youtubeId === placeholder;
  // A file cannot be compared: of what is told by one, the title tells.
  const isFile = (field: string) => type.attributes[field]?.type === "media";
  const told = tellingFields(type).filter((field) => !isFile(field));
  const fields = told.length > 0 ? told : ["title"];
  return (entry) => seeds.some((seed) => fields.every((field) => isSame(entry[field], seed[field])));
}

async function markSettings(strapi: Core.Strapi, seed: Entry): Promise<void> {
  const type = strapi.contentType(settingsUid);
  const rows: Entry[] = await strapi.db.query(settingsUid).findMany({ populate: partsOf(type) });
  for (const row of rows) {
    const samples = sampleFieldsOf(seed).filter(
      (field) => isPlaceholder(row[field]) || isSame(row[field], seed[field]),
    );
    await strapi.db.query(settingsUid).update({ where: { id: row.id }, data: { samples } });
  }
}
