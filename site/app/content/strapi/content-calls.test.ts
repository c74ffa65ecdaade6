import { describe, expect, it, onTestFinished } from "vitest";
import { startServiceForTest } from "../../../testing/content-store.ts";
import recorded from "../../../testing/strapi-4.json" with { type: "json" };
import { type StubResponse, startStubServer } from "../../../testing/stub-server.ts";
import { newslettersType, postsType } from "../types/all-types.ts";
import { settingsType } from "../types/single-types.ts";
import { failureOf, fetchEntry, fetchNewsletters, listPages } from "./content-calls.server.ts";
import { createStrapiClient, RefusedCall, type StrapiClient } from "./strapi-client.server.ts";

async function stubClient(respond: (url: string) => StubResponse, deadlineMs?: number) {
  const server = await startStubServer(respond);
  onTestFinished(() => server.stop());
  return { client: createStrapiClient(server.apiUrl, deadlineMs), requests: server.requests };
}

const json = (value: unknown): StubResponse => ({ body: JSON.stringify(value) });

const respondAsStrapi4 = (url: string) => json(Reflect.get(recorded, url));

const fetchFirstPost = (client: StrapiClient) =>
  fetchEntry(client, postsType, { documentId: "abc", slug: "first post" });

async function listEntries(client: StrapiClient, type = postsType): Promise<unknown[]> {
  const entries: unknown[] = [];
  for await (const page of listPages(client, type)) entries.push(...page);
  return entries;
}

describe("the exact requests", () => {
  it.each([
    ["call 1", fetchFirstPost, "/api/mail-box-money-blogs?filters[slug][$eq]=first%20post&populate=image"],
    ["call 2", listEntries, "/api/mail-box-money-blogs?populate=image&sort=publishedAt:desc"],
    ["call 3", fetchNewsletters, "/api/mailbox-money-newsletters?sort=publishedAt:desc"],
    [
      "call 4",
      (client: StrapiClient) => listEntries(client, newslettersType),
      "/api/mailbox-money-newsletters?populate=*&sort=publishedAt:desc",
    ],
  ])("%s", async (_name, call, url) => {
    const { client, requests } = await stubClient(() => json({ data: [{ documentId: "abc" }] }));
    await call(client);
    expect(requests).toEqual([url]);
  });
});

describe("responses of Strapi 4", () => {
  const courtyard = expect.objectContaining({ id: 12, url: "/uploads/courtyard_9f1c3b7a52.png" });
  const smallMarkets = expect.objectContaining({ id: 7, slug: "why-small-markets-hold", image: courtyard });

  it("call 1 returns the post with its id", async () => {
    const { client } = await stubClient(respondAsStrapi4);
    const reference = { documentId: "7", slug: "why-small-markets-hold" };
    expect(await fetchEntry(client, postsType, reference)).toEqual(smallMarkets);
  });

  it("calls 2 and 4 return entries with their files or null", async () => {
    const { client } = await stubClient(respondAsStrapi4);
    expect(await listEntries(client)).toEqual([
      smallMarkets,
      expect.objectContaining({ id: 4, image: null }),
    ]);
    expect(await listEntries(client, newslettersType)).toEqual([
      expect.objectContaining({ name: "March 2024", pdf: expect.objectContaining({ id: 13 }) }),
      expect.objectContaining({ name: "February 2024", pdf: null }),
    ]);
  });

  it("flattens components, lists of relations and single types at every level, and keeps plain values", async () => {
    const file = (id: number) => ({ id, attributes: { url: `/uploads/${id}` } });
    const steps = [{ id: 1, picture: { data: file(2) }, related: { data: [file(3), file(4)] } }];
    const attributes = { steps, none: { data: [] }, table: { data: [1, { attributes: {} }] } };
    const { client } = await stubClient(() => json({ data: { id: 9, attributes } }));
    expect(await listEntries(client, settingsType)).toEqual([
      {
        id: 9,
        steps: [
          {
            id: 1,
            picture: { id: 2, url: "/uploads/2" },
            related: [3, 4].map((id) => ({ id, url: `/uploads/${id}` })),
          },
        ],
        none: [],
        table: attributes.table,
      },
    ]);
  });
});

describe("responses", () => {
  it("with a status other than 200 return no data, the status and the server's message", async () => {
    const { client } = await stubClient(() => ({
      status: 403,
      body: '{"data":null,"error":{"status":403,"name":"ForbiddenError","message":"Forbidden","details":{}}}',
    }));
    const failure = await listEntries(client).catch(failureOf);
    expect(failure).toEqual({ data: null, status: 403, message: "Forbidden" });
  });

  it.each([
    ["HTML", "<h1>It works!</h1>", /not JSON/],
    ["half a list", '{"data":[', /not JSON/],
    ["an object for a list", '{"data":{}}', /not have the expected shape/],
  ])("with %s as body return status 500 and the reason", async (_name, body, reason) => {
    const { client } = await stubClient(() => ({ body }));
    const failure = await listEntries(client).catch(failureOf);
    expect(failure).toEqual({ data: null, status: 500, message: expect.stringMatching(reason) });
  });

  it("after the deadline return status 500", async () => {
    const { client } = await stubClient(() => ({ body: "{}", delayMs: 2_000 }), 50);
    const failure = await fetchFirstPost(client).catch(failureOf);
    expect(failure).toEqual({ data: null, status: 500, message: expect.stringMatching(/timeout/) });
  });
});

describe("a long list", () => {
  const byDate = "populate=image&sort=publishedAt:desc";
  const byId = "populate=image&sort=id:asc&pagination[pageSize]=100";

  it.each([
    [100, 100, [byDate]],
    [101, 25, [byDate, byId, `${byId}&filters[id][$gt]=100`]],
    [201, 100, [byDate, byId, `${byId}&filters[id][$gt]=100`, `${byId}&filters[id][$gt]=200`]],
  ])(
    "of %i entries is read from a service whose default page size is %i",
    async (count, pageSize, queries) => {
      const service = await startServiceForTest({ pageSize });
      service.putPosts(count);
      expect(await listEntries(createStrapiClient(service.apiUrl))).toHaveLength(count);
      expect(service.requests).toEqual(queries.map((query) => `/api/${postsType.name}?${query}`));
    },
  );

  it("that repeats its first page is rejected", async () => {
    const { client } = await stubClient(() =>
      json({ data: [{ id: 7 }], meta: { pagination: { pageCount: 2 } } }),
    );
    await expect(listEntries(client)).rejects.toThrow("does not sort a long list by ID");
  });
});

it("distinguishes a refusal by the content service from a refusal by a proxy", async () => {
  const service = await startServiceForTest();
  service.respondWith(postsType.name, 403);
  const ofService = await listEntries(createStrapiClient(service.apiUrl)).catch((error: unknown) => error);
  expect(ofService).toMatchObject({ isFinal: true, status: 403 });
  const { client } = await stubClient(() => ({ body: "<h1>Not Found</h1>", status: 404 }));
  const ofProxy = await listEntries(client).catch((error: unknown) => error);
  expect(ofProxy).toMatchObject({ isFinal: false, status: 404 });
  expect(ofProxy).toBeInstanceOf(RefusedCall);
});
