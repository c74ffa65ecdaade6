import { afterEach, expect, it } from "vitest";
import { type AnsweringServer, startAnsweringServer } from "../../../testing/answering-server.ts";
import { postEntry, startContentService } from "../../../testing/content-service.ts";
import { entryPages, RefusedCall } from "./entry-pages.server.ts";
import { createStrapiClient } from "./strapi-client.server.ts";

const toStop: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(toStop.splice(0).map((server) => server.stop()));
});

const posts = "/mail-box-money-blogs";
const query = { sort: "publishedAt:desc" };

async function read(apiUrl: string) {
  const entries: unknown[] = [];
  for await (const page of entryPages(createStrapiClient(apiUrl), posts, query))
    entries.push(...page.entries);
  return entries;
}

async function serviceOf(count: number, pageSize: number) {
  const service = await startContentService({ pageSize });
  toStop.push(service);
  for (let number = 1; number <= count; number += 1) service.put("mail-box-money-blogs", postEntry(number));
  return service;
}

/** Answers with pages of these numbers. */
async function pagesOf(pages: readonly (readonly number[])[], total?: number): Promise<AnsweringServer> {
  const server = await startAnsweringServer((asked) => {
    const page = Number(/pagination\[page\]=(\d+)/.exec(asked)?.[1] ?? 1);
    const pagination = { pageCount: pages.length, ...(total !== undefined && { total }) };
    return {
      body: JSON.stringify({ data: pages[page - 1]?.map((id) => ({ id })) ?? [], meta: { pagination } }),
    };
  });
  toStop.push(server);
  return server;
}

it.each([
  [0, 100, ["?sort=publishedAt:desc"]],
  [100, 100, ["?sort=publishedAt:desc"]],
  [101, 100, ["?sort=publishedAt:desc", "?sort=publishedAt:desc&pagination[page]=2"]],
  // Small pages are asked for but once; the entries of the first come again, and are given once.
  [
    150,
    25,
    [
      "?sort=publishedAt:desc",
      "?sort=publishedAt:desc&pagination[pageSize]=100&pagination[page]=1",
      "?sort=publishedAt:desc&pagination[pageSize]=100&pagination[page]=2",
    ],
  ],
])("reads %i entries in pages of %i", async (count, pageSize, asked) => {
  const service = await serviceOf(count, pageSize);
  expect(await read(service.apiUrl)).toHaveLength(count);
  expect(service.asked).toEqual(asked.map((address) => `/api${posts}${address}`));
});

it("gives an entry once that has moved to the next page meanwhile", async () => {
  const { apiUrl } = await pagesOf([[5, 4], [4, 3], [2]], 4);
  expect(await read(apiUrl)).toEqual([5, 4, 3, 2].map((id) => ({ id })));
});

it("rejects when an entry may have been missed", async () => {
  const { apiUrl } = await pagesOf([[5, 4], [2]], 4);
  await expect(read(apiUrl)).rejects.toThrow("The list changed while it was read: 3 of 4 entries");
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
