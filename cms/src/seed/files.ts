import { statSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";

const mediaTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".webp": "image/webp",
};

interface UploadService {
  upload(request: {
    data: { fileInfo: { name: string; alternativeText: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }): Promise<{ id: number }[]>;
}

/** Copies a file into the media library. */
export async function addFile(
  strapi: Core.Strapi,
  file: string,
  alternativeText: string,
): Promise<{ id: number }> {
  const name = path.basename(file);
  const mimetype = mediaTypes[path.extname(name).toLowerCase()];
  if (!mimetype) {
    throw new Error(`${file} is of no type that can be seeded (${Object.keys(mediaTypes).join(", ")})`);
  }
  const service = strapi.plugin("upload").service("upload") as UploadService;
  const [uploaded] = await service.upload({
    data: { fileInfo: { name, alternativeText } },
    files: { filepath: file, originalFilename: name, mimetype, size: statSync(file).size },
  });
  if (!uploaded) throw new Error(`${file} was not taken by the media library`);
  return uploaded;
}
