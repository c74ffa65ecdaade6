import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { FileStorage } from "../lib/environment";
import { errorMessage } from "../lib/values";
import { strapiService } from "../strapi/services";

/** Returns upload settings that store files in a bucket instead of the data folder. */
export const bucketUploadConfig = (storage: FileStorage) => ({
  provider: "aws-s3",
  providerOptions: {
    baseUrl: storage.filesUrl,
    s3Options: {
      region: storage.region,
      credentials: { accessKeyId: storage.accessKeyId, secretAccessKey: storage.secretAccessKey },
      // S3-compatible services may support neither bucket host names nor Amazon's newer checksums.
      ...(storage.endpoint && { endpoint: storage.endpoint, forcePathStyle: true }),
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      // The bucket's policy decides who may read: new Amazon buckets refuse ACLs.
      params: { Bucket: storage.bucket, ACL: undefined },
    },
  },
});

/** Keeps files as uploaded: the site makes its own sizes and formats. */
export async function keepOriginals(strapi: Core.Strapi): Promise<void> {
  await strapiService(strapi, "plugin::upload.upload").setSettings({
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
    aiMetadata: false,
  });
}

/** Serves the upload settings. Route handlers receive only the request context, so this uses the global `strapi`. */
export async function serveSettings(ctx: { body: unknown }): Promise<void> {
  ctx.body = { data: await strapiService(globalThis.strapi, "plugin::upload.upload").getSettings() };
}

/** Refuses uploads from a URL. Strapi follows redirects without checks, so a URL could expose internal servers. */
export function refuseUrlUpload(): never {
  // The panel does not show the message of a ForbiddenError.
  throw new errors.PolicyError("Files cannot be fetched from a URL. Upload them from your computer.");
}

export interface StorageService {
  upload(file: object): Promise<void>;
  replace(file: object, replaced: object): Promise<void>;
}

class StorageError extends Error {}

/** Throws storage failures as `StorageError`. Strapi's own errors, such as a refused file, stay as they are. */
export function markStorageErrors(service: StorageService): StorageService {
  const throwAsStorageError = (error: unknown): never => {
    if (error instanceof errors.ApplicationError) throw error;
    throw new StorageError(errorMessage(error));
  };
  return {
    ...service,
    upload: (file) => service.upload(file).catch(throwAsStorageError),
    replace: (file, replaced) => service.replace(file, replaced).catch(throwAsStorageError),
  };
}

/** If a file cannot be stored, logs the reason and responds with 503 and a message for editors. */
export async function reportStorageErrors(
  ctx: { status: number; body: unknown },
  next: () => Promise<void>,
): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    globalThis.strapi.log.error(`A file could not be stored: ${error.message}`);
    const message =
      "Files cannot be stored right now. Try again in a few minutes. If it keeps failing, tell your administrator.";
    ctx.status = 503;
    ctx.body = { data: null, error: { status: 503, name: "ServiceUnavailableError", message, details: {} } };
  }
}
