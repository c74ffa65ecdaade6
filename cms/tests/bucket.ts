/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";

/** A store that speaks S3's protocol and checks signatures, with a bucket of files that everybody may read. */
export async function startBucket() {
  const directory = mkdtempSync(path.join(tmpdir(), "bucket-"));
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
    /** Where everybody reads the files. */
    url: `${origin}/${name}`,
    /** What the cms is told of it. */
    env: {
      S3_BUCKET: name,
      S3_REGION: "us-east-1",
      // The only key that it knows.
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      S3_ENDPOINT: origin,
    },
    /**
     * Takes wrong signatures from now on. Amazon's client signs the address of a bucket as it calls it, with a slash at
     * its end, as S3 does; this store leaves the slash out, so no signed call can make a bucket.
     */
    takeAnySignature() {
      Object.assign(store, { allowMismatchedSignatures: true });
    },
    /** The names of its files. */
    async names(of = name): Promise<string[]> {
      const list = await (await fetch(`${origin}/${of}?list-type=2`)).text();
      return [...list.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = ""]) => key);
    },
    async stop(): Promise<void> {
      if (!isRunning) return;
      isRunning = false;
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
