import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { FileStorage } from "../lib/environment";
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
