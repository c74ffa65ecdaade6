import S3rver from "@20minutes/s3rver";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";

/** Starts an S3-compatible server that checks signatures, with a public bucket. */
export async function startBucket() {
  const directory = temporaryFolder();
  const name = "sponsor-files";
  const store = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name }],
  });
  const { port } = await store.run();
  const origin = `http://127.0.0.1:${port}`;
  let isRunning = true;
  return {
    origin,
    /** Public URL of the files. */
    url: `${origin}/${name}`,
    /** Variables of the cms. */
    env: {
      S3_BUCKET: name,
      S3_REGION: "us-east-1",
      // The server's only key.
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      S3_ENDPOINT: origin,
    },
    /**
     * Stops checking signatures, so that a test can create a bucket. Amazon's client signs bucket URLs with a trailing
     * slash, which this server drops before it checks the signature.
     */
    acceptAnySignature() {
      Object.assign(store, { allowMismatchedSignatures: true });
    },
    /** Returns the names of the stored files. */
    async names(bucketName = name): Promise<string[]> {
      const list = await (await fetch(`${origin}/${bucketName}?list-type=2`)).text();
      return [...list.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = ""]) => key);
    },
    async stop(): Promise<void> {
      if (!isRunning) return;
      isRunning = false;
      await store.close();
    },
  };
}
