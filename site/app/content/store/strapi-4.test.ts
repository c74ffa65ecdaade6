import { afterEach, expect, it } from "vitest";
import { storesForTest } from "../../../testing/content-store.ts";
import recorded from "../../../testing/strapi-4.json" with { type: "json" };
import { type StubServer, startStubServer } from "../../../testing/stub-server.ts";
import { pngOf } from "../../../testing/test-picture.ts";

/** Recorded responses of Strapi 4.25.11, by URL. */
const responses = new Map<string, unknown>(Object.entries(recorded));
const notFound = { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found" } };

let service: StubServer;
const stores = storesForTest();
afterEach(async () => {
  stores.close();
  await service.stop();
});

it("reads posts with pictures, and newsletters with a PDF file or URL, from Strapi 4", async () => {
  const picture = await pngOf(600, 400);
  service = await startStubServer((url) => {
    if (url.endsWith(".png")) return { body: picture };
    if (url.endsWith(".pdf")) return { body: "%PDF-1.7 text" };
    const response = responses.get(url);
    return response ? { body: JSON.stringify(response) } : { body: JSON.stringify(notFound), status: 404 };
  });
  const store = await stores.readStore(service.apiUrl);
  expect(store.status()).toMatchObject({ from: "content service", invalid: [], problems: [] });
  const { newsletters, posts } = store.current();
  expect(posts.all.map(({ title }) => title)).toEqual(["Why small markets hold", "Reading a rent roll"]);
  const post = posts.find("why-small-markets-hold");
  expect(post).toMatchObject({ author: "Dana Reyes", image: { alt: "A courtyard in the morning" } });
  expect(post?.bodyHtml).toMatch(/Rents move less where people stay\..*<img alt="The court"/s);
  expect(newsletters.map(({ name, sizeBytes }) => [name, sizeBytes])).toEqual([
    ["March 2024", 13],
    ["February 2024", 13],
  ]);
});
