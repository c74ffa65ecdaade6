import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { FileStorage } from "../lib/environment";
import { reasonOf } from "../lib/values";
import { strapiService } from "../strapi/services";

/** Configuration of the upload plugin that keeps files in a bucket instead of the data folder. */
export const storedInBucket = (storage: FileStorage) => ({
  provider: "aws-s3",
  providerOptions: {
    baseUrl: storage.publicUrl,
    s3Options: {
      region: storage.region,
      credentials: { accessKeyId: storage.accessKeyId, secretAccessKey: storage.secretAccessKey },
      // Not all other services know host names for buckets, or Amazon's newer checksums.
      ...(storage.endpoint && { endpoint: storage.endpoint, forcePathStyle: true }),
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      // The bucket decides who may read: new buckets of Amazon's refuse an ACL with each file.
      params: { Bucket: storage.bucket, ACL: undefined },
    },
  },
});

/** Keeps files as they were uploaded: the site makes its own sizes and formats of every picture. */
export async function keepOriginals(strapi: Core.Strapi): Promise<void> {
  await strapiService(strapi, "plugin::upload.upload").setSettings({
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
    aiMetadata: false,
  });
}

/** Replaces a handler of Strapi's, which is given nothing but the request. */
export async function answerSettings(ctx: { body: unknown }): Promise<void> {
  ctx.body = { data: await strapiService(globalThis.strapi, "plugin::upload.upload").getSettings() };
}

/** Strapi checks the address but not where it redirects to, and tells the caller what it found there. */
export function refuseAddress(): never {
  // The message of a plain ForbiddenError would not be shown.
  throw new errors.PolicyError("Files are not fetched from addresses. Upload them from your computer.");
}

/** The service of the upload plugin that stores files, wherever they are kept. */
export interface StorageService {
  upload(file: object): Promise<void>;
  replace(file: object, replaced: object): Promise<void>;
}

class StorageAway extends Error {}

/** Marks failures to store a file. Refusals with a sentence of their own stay what they are. */
export function markFailures(service: StorageService): StorageService {
  const mark = (error: unknown): never => {
    if (error instanceof errors.ApplicationError) throw error;
    throw new StorageAway(reasonOf(error));
  };
  return {
    ...service,
    upload: (file) => service.upload(file).catch(mark),
    replace: (file, replaced) => service.replace(file, replaced).catch(mark),
  };
}

/** Answers 503 with a sentence for editors, and logs the reason, when a file cannot be stored. */
export async function answerStorageAway(
  ctx: { status: number; body: unknown },
  next: () => Promise<void>,
): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error;
    globalThis.strapi.log.error(`A file could not be stored: ${error.message}`);
    const message =
      "Files cannot be stored right now. Try again in a few minutes, and tell your administrator if it stays so.";
    ctx.status = 503;
    ctx.body = { data: null, error: { status: 503, name: "ServiceUnavailableError", message, details: {} } };
  }
}

const limits = [
  ["name", "name", 255],
  ["alternativeText", "alternative text", 1_000],
  ["caption", "caption", 1_000],
] as const;

type FileInfo = Partial<Record<(typeof limits)[number][0], string | null>>;

interface Upload {
  data: { fileInfo?: FileInfo | FileInfo[] };
}

/** The service of the upload plugin that every route of files ends in. */
export interface UploadService {
  upload(upload: Upload, options: object): Promise<unknown>;
  replace(id: string, upload: Upload, options: object): Promise<unknown>;
  updateFileInfo(id: number | string, info: FileInfo, options: object): Promise<unknown>;
}

/** Refuses long names and texts of files. Strapi has no limit, and its `normalize` takes minutes on some names. */
export const limitTexts = (service: UploadService): UploadService => ({
  ...service,
  async upload(upload, options) {
    refuseLong(upload.data.fileInfo);
    return service.upload(upload, options);
  },
  async replace(id, upload, options) {
    refuseLong(upload.data.fileInfo);
    return service.replace(id, upload, options);
  },
  async updateFileInfo(id, info, options) {
    refuseLong(info);
    return service.updateFileInfo(id, info, options);
  },
});

function refuseLong(infos: FileInfo | FileInfo[] = []): void {
  for (const info of [infos].flat()) {
    for (const [field, name, max] of limits) {
      if ((info[field]?.length ?? 0) <= max) continue;
      throw new errors.ValidationError(
        `The ${name} of a file has at most ${max.toLocaleString("en-US")} characters. Shorten it.`,
      );
    }
  }
}
