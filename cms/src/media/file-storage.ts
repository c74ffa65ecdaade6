import { errors } from "@strapi/utils";
import type { FileStorage } from "../lib/environment";
import { reasonOf } from "../lib/values";

/** What keeps uploaded files in a bucket instead of the data folder, as the upload plugin is told it. */
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
      // Who may read is the bucket's affair: new buckets of Amazon's refuse to be told with each file.
      params: { Bucket: storage.bucket, ACL: undefined },
    },
  },
});

/** The service of the upload plugin that stores files, wherever they are kept. */
export interface StorageService {
  upload(file: object): Promise<void>;
  replace(file: object, replaced: object): Promise<void>;
}

class StorageAway extends Error {}

/** Tells failures to store a file from all others. Refusals with a sentence of their own stay what they are. */
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
