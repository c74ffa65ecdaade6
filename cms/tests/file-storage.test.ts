import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { editorOf, posts } from "./editor.ts";
import { api } from "./http.ts";
import { mediaLibraryOf } from "./media-library.ts";

/** A bucket that speaks as much of the protocol as a media library needs, and keeps what it was asked. */
const files = new Map<string, { type: string; bytes: Buffer }>();
const requests: { line: string; authorization: string }[] = [];

const bucket: Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const { pathname } = new URL(request.url ?? "", "http://bucket");
    requests.push({
      line: `${request.method} ${pathname}`,
      authorization: request.headers.authorization ?? "",
    });
    if (request.method === "PUT") {
      files.set(pathname, { type: request.headers["content-type"] ?? "", bytes: Buffer.concat(parts) });
      response.writeHead(200, { etag: '"1"' }).end();
    } else if (request.method === "DELETE") {
      files.delete(pathname);
      response.writeHead(204).end();
    } else {
      const file = files.get(pathname);
      response.writeHead(file ? 200 : 404, { "content-type": file?.type ?? "text/plain" }).end(file?.bytes);
    }
  });
});

let cms: RunningCms;
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, "127.0.0.1", () => resolve()));
  const address = bucket.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  cms = await startCms({
    withEditor: true,
    env: {
      S3_BUCKET: "sponsor-files",
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: "an-access-key-id",
      S3_SECRET_ACCESS_KEY: "a-secret-access-key",
      S3_ENDPOINT: origin,
    },
  });
}, 90_000);

afterAll(async () => {
  await cms?.stop();
  bucket.closeAllConnections();
  bucket.close();
});

it("keeps uploaded files in the bucket, at addresses that everybody can read", async () => {
  const editor = await editorOf(cms);
  const library = await mediaLibraryOf(cms);
  const picture = await library.upload("barn.png");
  expect(picture.url).toMatch(new RegExp(`^${origin}/sponsor-files/barn_\\w+\\.png$`));
  expect(requests.at(-1)?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=an-access-key-id\//);

  const { documentId } = await editor.create(posts, { title: "Barn", slug: "barn", image: picture.id });
  await editor.publish(posts, documentId);
  const { data } = await api<{ image: { url: string } }[]>(cms, "/mail-box-money-blogs?populate=image");
  const shown = await fetch(data[0]?.image.url ?? "");
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
  const before = Buffer.from(await shown.arrayBuffer());

  await library.replace(picture.id, "house.png");
  const after = Buffer.from(await (await fetch(picture.url)).arrayBuffer());
  expect(after.equals(before)).toBe(false);

  await editor.unpublish(posts, documentId);
  await library.remove(picture.id);
  expect((await fetch(picture.url)).status).toBe(404);
  expect(files.size).toBe(0);
  expect(cms.logs()).not.toContain("a-secret-access-key");
});

it("lets the panel show them, and nothing else from elsewhere", async () => {
  const policy = (await fetch(`${cms.url}/admin`)).headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(new RegExp(`img-src 'self' data: blob: ${origin} http://localhost:3000(;|$)`));
});
