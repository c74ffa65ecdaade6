import type { FileStorage } from "../environment";

/** For a client of the bucket of uploaded files, or of another one in the same place. */
export function s3Options({ region, accessKeyId, secretAccessKey, endpoint }: FileStorage) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Of other services not all know a name for each bucket, nor Amazon's newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  } as const;
}

/** What keeps uploaded files in a bucket instead of the data folder, as the upload plugin is told it. */
export const storedInBucket = (storage: FileStorage) => ({
  provider: "aws-s3",
  providerOptions: {
    baseUrl: storage.publicUrl,
    s3Options: {
      ...s3Options(storage),
      // Who may read is the bucket's affair: new buckets of Amazon's refuse to be told with each file.
      params: { Bucket: storage.bucket, ACL: undefined },
    },
  },
});
