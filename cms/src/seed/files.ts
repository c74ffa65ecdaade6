import { createReadStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import type { AddFile, SeedFile } from "./entry";
import type { Progress } from "./progress";

const fileUid = "plugin::upload.file";

const mediaTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".mp3": "audio/mpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".webp": "image/webp",
};

interface Upload {
  filepath: string;
  getStream(): NodeJS.ReadableStream;
  formats?: { thumbnail: Upload };
}

/** The parts of the upload plugin that storing a file is made of. */
interface UploadServices {
  upload: {
    formatFileInfo(
      file: { filename: string; type: string; size: number },
      words: { name: string; alternativeText: string },
      place: { tmpWorkingDirectory: string },
    ): Promise<object>;
  };
  "image-manipulation": {
    getDimensions(file: Upload): Promise<{ width: number; height: number }>;
    generateThumbnail(file: Upload): Promise<Upload | null>;
  };
  provider: { upload(file: Upload): Promise<void> };
}

/** Copies files into the media library and notes in the progress which ones are there. */
export function fileAdder(strapi: Core.Strapi, contentDir: string, progress: Progress): AddFile {
  return async (file) => {
    // The library has one description for a file: with another one it is another file.
    const key = `${path.relative(contentDir, file.path).replaceAll(path.sep, "/")}: ${file.alt}`;
    const known = progress.files[key];
    if (known !== undefined && (await isStored(strapi, known))) return known;
    const workingFolder = mkdtempSync(path.join(tmpdir(), "cms-seed-"));
    try {
      const id = await store(strapi, file, workingFolder);
      progress.files[key] = id;
      return id;
    } finally {
      rmSync(workingFolder, { recursive: true, force: true });
    }
  };
}

/** An editor may have deleted a file since an earlier start. */
const isStored = async (strapi: Core.Strapi, id: number): Promise<boolean> =>
  (await strapi.db.query(fileUid).count({ where: { id } })) > 0;

/**
 * As the plugin stores an upload, but for its look at every pixel of a picture: that takes seconds for all of
 * them, and whoever put them into the content folder has seen that they are whole.
 */
async function store(
  strapi: Core.Strapi,
  { path: file, alt }: SeedFile,
  workingFolder: string,
): Promise<number> {
  const service = <Name extends keyof UploadServices>(name: Name) =>
    strapi.plugin("upload").service(name) as UploadServices[Name];
  const name = path.basename(file);
  const type = mediaTypes[path.extname(name).toLowerCase()];
  if (!type) {
    throw new Error(`${file} is of no type that can be seeded (${Object.keys(mediaTypes).join(", ")})`);
  }
  const info = await service("upload").formatFileInfo(
    { filename: name, type, size: statSync(file).size },
    { name, alternativeText: alt },
    { tmpWorkingDirectory: workingFolder },
  );
  const upload: Upload = { ...info, filepath: file, getStream: () => createReadStream(file) };
  if (type.startsWith("image/")) {
    Object.assign(upload, await service("image-manipulation").getDimensions(upload));
    const thumbnail = await service("image-manipulation").generateThumbnail(upload);
    if (thumbnail) {
      await service("provider").upload(thumbnail);
      upload.formats = { thumbnail };
    }
  }
  await service("provider").upload(upload);
  const { provider } = strapi.config.get<{ provider: string }>("plugin::upload");
  const { id } = await strapi.db.query(fileUid).create({ data: { ...upload, provider } });
  return id;
}
