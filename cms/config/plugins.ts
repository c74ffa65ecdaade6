import path from "node:path";
import { environment, type FileStorage } from "../src/environment";

const maxUploadBytes = 50 * 1024 * 1024;

function storedIn({ bucket, region, accessKeyId, secretAccessKey, endpoint, publicUrl }: FileStorage) {
  return {
    provider: "aws-s3",
    providerOptions: {
      baseUrl: publicUrl,
      s3Options: {
        region,
        credentials: { accessKeyId, secretAccessKey },
        // Of other services not all know a name for each bucket, nor Amazon's newer checksums.
        ...(endpoint && { endpoint, forcePathStyle: true }),
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
        // Who may read is the bucket's affair: new buckets of Amazon's refuse to be told with each file.
        params: { Bucket: bucket, ACL: undefined },
      },
    },
  };
}

/** Of this project's own plugins; compiled or not, they are in the same place beside this file. */
const local = (name: string) => ({
  enabled: true,
  resolve: path.join(__dirname, "..", "src", "plugins", name),
});

export default () => {
  const { fileStorage, jwtSecret } = environment();
  return {
    upload: {
      config: {
        ...(fileStorage && storedIn(fileStorage)),
        sizeLimit: maxUploadBytes,
        // No SVG: it may carry scripts, and uploads are served from the admin panel's origin.
        security: {
          allowedTypes: [
            "image/jpeg",
            "image/png",
            "image/webp",
            "image/avif",
            "image/gif",
            "audio/mpeg",
            "application/pdf",
          ],
        },
      },
    },
    // Before the others, whose changes it watches.
    "site-sync": local("site-sync"),
    "lead-inbox": local("lead-inbox"),
    publishing: local("publishing"),
    "page-texts": local("page-texts"),
    "sponsor-checklist": local("sponsor-checklist"),
    "visitor-vitals": local("visitor-vitals"),
    "users-permissions": {
      config: { jwtSecret },
    },
  };
};
