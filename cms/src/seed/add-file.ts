import { statSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { strapiService } from "../strapi/services";
import type { SeedFile } from "./content-folder";

/** Copies a file into the media library, once with each description, and returns its id there. */
export type AddFile = (file: SeedFile) => Promise<number>;

const mediaTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".vtt": "text/vtt",
  ".webp": "image/webp",
};

/** @param known ids of the files that are there already, by their path and description; added to */
export function fileAdder(strapi: Core.Strapi, contentDir: string, known: Record<string, number>): AddFile {
  return async ({ path: filepath, alt }) => {
    // The library has one description for a file: with another one it is another file.
    const key = `${path.relative(contentDir, filepath).replaceAll(path.sep, "/")}: ${alt}`;
    const existing = known[key];
    // An editor may have deleted the file since an earlier start.
    const count =
      existing && (await strapi.db.query("plugin::upload.file").count({ where: { id: existing } }));
    if (existing && count) return existing;

    const name = path.basename(filepath);
    const mimetype = mediaTypes[path.extname(name).toLowerCase()];
    if (!mimetype) {
      throw new Error(`${filepath} is of no type that can be seeded (${Object.keys(mediaTypes).join(", ")})`);
    }
    const [stored] = await strapiService(strapi, "plugin::upload.upload").upload({
      data: { fileInfo: { name, alternativeText: alt } },
      files: { filepath, originalFilename: name, mimetype, size: statSync(filepath).size },
    });
    if (!stored) throw new Error(`The media library did not store ${filepath}`);
    known[key] = stored.id;
    return stored.id;
  };
}
