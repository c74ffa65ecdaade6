// Usage: node cms/commands/make-bucket.mjs, with the environment of the service. Creates the bucket that S3_BUCKET
// names. Retries while the store is still starting.
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { distDir, fail, prepare } from "./boot.mjs";
import { placeholderEnvironment } from "./placeholder-environment.mjs";

const maxAttempts = 30;
const pauseMs = 1_000;

Object.assign(process.env, placeholderEnvironment());
// Create no folders: this command may run as root, and the service could not read what root creates.
prepare({ addsMissing: false });
const require = createRequire(import.meta.url);
const { environment } = require(path.join(distDir, "src", "lib", "environment.js"));
const storage = environment().fileStorage;
if (!storage) fail("S3_BUCKET and the other S3_ variables are not set.");

const { CreateBucketCommand, S3Client } = require("@aws-sdk/client-s3");
const { bucket, region, accessKeyId, secretAccessKey, endpoint } = storage;
const client = new S3Client({
  region,
  credentials: { accessKeyId, secretAccessKey },
  ...(endpoint && { endpoint, forcePathStyle: true }),
});
for (let attemptsLeft = maxAttempts; ; attemptsLeft -= 1) {
  const error = await client.send(new CreateBucketCommand({ Bucket: bucket })).then(
    () => undefined,
    (reason) => reason,
  );
  if (error === undefined || error.name === "BucketAlreadyOwnedByYou") break;
  // Retry only without a response or with a server error.
  const mayRecover = error.$metadata?.httpStatusCode === undefined || error.$metadata.httpStatusCode >= 500;
  if (!mayRecover || attemptsLeft <= 1) fail(`The bucket ${bucket} cannot be created: ${error.message}`);
  await delay(pauseMs);
}
process.stdout.write(`The bucket ${bucket} exists.\n`);
