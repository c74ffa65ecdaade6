import { afterEach, expect, it } from "vitest";
import { postEntry, startContentService } from "../../../testing/content-service.ts";
import { startStubServer } from "../../../testing/stub-server.ts";
import { postsType } from "../types/all-types.ts";
import { listPages } from "./content-calls.server.ts";
import { createStrapiClient, RefusedCall } from "./strapi-client.server.ts";

const toStop: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(toStop.splice(0).map((server) => server.stop()));
});

async function read(apiUrl: string) {
  const entries: unknown[] = [];
  for await (const page of listPages(createStrapiClient(apiUrl), postsType)) entries.push(...page);
  return entries;
}

async function serviceOf(count: number, pageSize: number) {
  const service = await startContentService({ pageSize });
  toStop.push(service);
  for (let number = 1; number <= count; number += 1) service.put(postsType.name, postEntry(number));
  return service;
}

const byDate = "populate=image&sort=publishedAt:desc";
const byId = "populate=image&sort=id:asc&pagination[pageSize]=100";

it.each([
  [100, 100, [byDate]],
  [101, 25, [byDate, byId, `${byId}&filters[id][$gt]=100`]],
  [201, 100, [byDate, byId, `${byId}&filters[id][$gt]=100`, `${byId}&filters[id][$gt]=200`]],
])("reads %i entries from a service whose default page size is %i", async (count, pageSize, queries) => {
  const service = await serviceOf(count, pageSize);
  expect(await read(service.apiUrl)).toHaveLength(count);
  expect(service.requests).toEqual(queries.map((query) => `/api/${postsType.name}?${query}`));
});

it("rejects a list that repeats its first page", async () => {
  const server = await startStubServer(() => ({
    body: JSON.stringify({ data: [{ id: 7 }], meta: { pagination: { pageCount: 2 } } }),
  }));
  toStop.push(server);
  await expect(read(server.apiUrl)).rejects.toThrow("does not sort a long list by ID");
});

it("distinguishes a refusal by the content service from a refusal by a proxy", async () => {
  const service = await serviceOf(1, 100);
  service.respondWith(postsType.name, 403);
  await expect(read(service.apiUrl)).rejects.toMatchObject({ isFinal: true, status: 403 });
  const proxy = await startStubServer(() => ({ body: "<h1>Not Found</h1>", status: 404 }));
  toStop.push(proxy);
  await expect(read(proxy.apiUrl)).rejects.toMatchObject({ isFinal: false, status: 404 });
  await expect(read(proxy.apiUrl)).rejects.toBeInstanceOf(RefusedCall);
});
