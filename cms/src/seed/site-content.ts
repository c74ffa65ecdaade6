import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { type ContentUid, contentUids } from "../content-types";
import type { AddFile, SeedEntry, SeedSet } from "./entry";
import { fieldReader, fileIn } from "./fields";

type Fields = Record<string, unknown>;

/**
 * What `samples/content/site-content.json` holds: for each path of a content type its entry or entries, in the names of
 * the type's fields. A file is named as `{"file": "pictures/<name>", "alt": "…"}`.
 */
export function siteContentSets(strapi: Core.Strapi, contentDir: string): SeedSet[] {
  const source = path.join(contentDir, "site-content.json");
  if (!existsSync(source)) return [];
  const content: unknown = JSON.parse(readFileSync(source, "utf8"));
  if (!isRecord(content)) throw new Error(`${source} must hold an object`);
  return contentUids.flatMap((uid) => {
    const { kind, info } = strapi.contentType(uid);
    const name = kind === "singleType" ? info.singularName : info.pluralName;
    const entries = content[name];
    if (entries === undefined) return [];
    return [{ name, read: () => [entries].flat().map((fields) => siteContentEntry(name, uid, fields)) }];
  });

  function siteContentEntry(name: string, uid: ContentUid, fields: unknown): SeedEntry {
    if (!isRecord(fields)) throw new Error(`${source}: an entry of ${name} must be an object`);
    const digest = createHash("sha256").update(JSON.stringify(fields)).digest("base64url").slice(0, 16);
    return {
      key: `${name}/${digest}`,
      exists: async () =>
        strapi.contentType(uid).kind === "singleType" && (await strapi.db.query(uid).count()) > 0,
      async create(addFile) {
        const data = await withFiles(name, uid, fields, addFile);
        await strapi.documents(uid).create({ data, status: "published" });
      },
    };
  }

  /** The fields with the ids of their files. */
  async function withFiles(name: string, uid: ContentUid, fields: Fields, addFile: AddFile): Promise<Fields> {
    const attributes: Record<string, { type: string }> = strapi.contentType(uid).attributes;
    const data: Fields = {};
    for (const [field, value] of Object.entries(fields)) {
      const attribute = attributes[field];
      if (!attribute) throw new Error(`${source}: ${name} have no field "${field}"`);
      data[field] = attribute.type === "media" && value !== null ? await addFile(seedFile(value)) : value;
    }
    return data;
  }

  function seedFile(value: unknown): { path: string; alt: string } {
    const field = fieldReader(value, source);
    const file = field("file");
    return {
      path: fileIn(path.join(contentDir, path.dirname(file)), file, source),
      alt: field("alt", "optional"),
    };
  }
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
