import { afterEach, expect, it } from "vitest";
import { startAnsweringServer } from "../../../../testing/answering-server.ts";
import { postEntry, startContentService } from "../../../../testing/content-service.ts";
import { byKey as byKeyQuery, entryPages } from "./entry-pages.server.ts";
import { createStrapiClient, RefusedCall } from "./strapi-client.server.ts";

const toStop: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(toStop.splice(0).map((server) => server.stop()));
});

const posts = "/mail-box-money-blogs";
const byDate = { sort: "publishedAt:desc" };

async function read(apiUrl: string, query: Readonly<Record<string, string>> = byDate) {
  const entries: unknown[] = [];
  for await (const page of entryPages(createStrapiClient(apiUrl), posts, query)) entries.push(...page);
  return entries;
}

async function serviceOf(count: number, pageSize: number) {
  const service = await startContentService({ pageSize });
  toStop.push(service);
  for (let number = 1; number <= count; number += 1) service.put("mail-box-money-blogs", postEntry(number));
  return service;
}

const byKey = "?sort=id:asc&pagination[pageSize]=100";

it.each([
  [0, 100, ["?sort=publishedAt:desc"]],
  [100, 100, ["?sort=publishedAt:desc"]],
  [101, 25, ["?sort=publishedAt:desc", byKey, `${byKey}&filters[id][$gt]=100`]],
  [
    300,
    100,
    ["?sort=publishedAt:desc", byKey, `${byKey}&filters[id][$gt]=100`, `${byKey}&filters[id][$gt]=200`],
  ],
])("reads %i entries in pages of %i", async (count, pageSize, asked) => {
  const service = await serviceOf(count, pageSize);
  expect(await read(service.apiUrl)).toHaveLength(count);
  expect(service.asked).toEqual(asked.map((address) => `/api${posts}${address}`));
});

it("does not ask twice for the first page of a list that is sorted by key anyway", async () => {
  const service = await serviceOf(150, 100);
  expect(await read(service.apiUrl, byKeyQuery)).toHaveLength(150);
  expect(service.asked).toEqual([`/api${posts}${byKey}`, `/api${posts}${byKey}&filters[id][$gt]=100`]);
});

it("rejects a list that begins again and again", async () => {
  const server = await startAnsweringServer(() => ({
    body: JSON.stringify({ data: [{ id: 7 }], meta: { pagination: { pageCount: 2 } } }),
  }));
  toStop.push(server);
  await expect(read(server.apiUrl)).rejects.toThrow("in the order of its ids");
});

it("tells a refusal of the service from a proxy's", async () => {
  const service = await serviceOf(1, 100);
  service.answerWith("mail-box-money-blogs", 403);
  await expect(read(service.apiUrl)).rejects.toMatchObject({ isFinal: true, status: 403 });
  const proxy = await startAnsweringServer(() => ({ body: "<h1>Not Found</h1>", status: 404 }));
  toStop.push(proxy);
  await expect(read(proxy.apiUrl)).rejects.toMatchObject({ isFinal: false, status: 404 });
  await expect(read(proxy.apiUrl)).rejects.toBeInstanceOf(RefusedCall);
});
