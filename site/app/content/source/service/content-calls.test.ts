import { afterEach, describe, expect, it } from "vitest";
import {
  type Answer,
  type AnsweringServer,
  startAnsweringServer,
} from "../../../../testing/answering-server.ts";
import { fetchNewsletters, getPostBySlug, listNewsletters, listPosts } from "./content-calls.server.ts";
import { createStrapiClient } from "./strapi-client.server.ts";

const servers: AnsweringServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function serviceThatSays(answer: (asked: string) => Answer, deadlineMs?: number) {
  const server = await startAnsweringServer(answer);
  servers.push(server);
  const rejected: [string, string][] = [];
  return {
    client: createStrapiClient(server.apiUrl, deadlineMs),
    asked: server.asked,
    rejected,
    report: (entry: string, reason: string) => rejected.push([entry, reason]),
  };
}

const says = (value: unknown): Answer => ({ body: JSON.stringify(value) });

const onePost = {
  id: 1,
  documentId: "abc",
  slug: "first",
  title: "First",
  body: "Text",
  publishedAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-02T00:00:00.000Z",
  image: { id: 7, url: "/uploads/a.webp", alternativeText: "A", mime: "image/webp" },
};

describe("what is asked, to the letter", () => {
  it.each([
    [
      "call 1",
      (client: Client) => getPostBySlug(client, "first post", ignore),
      "/api/mail-box-money-blogs?filters[slug][$eq]=first%20post&populate=image",
    ],
    [
      "call 2",
      (client: Client) => listPosts(client, ignore),
      "/api/mail-box-money-blogs?populate=image&sort=publishedAt:desc",
    ],
    [
      "call 3",
      (client: Client) => fetchNewsletters(client),
      "/api/mailbox-money-newsletters?sort=publishedAt:desc",
    ],
    [
      "call 4",
      (client: Client) => listNewsletters(client, ignore),
      "/api/mailbox-money-newsletters?populate=pdf&sort=publishedAt:desc",
    ],
  ])("%s", async (_name, call, address) => {
    const { asked, client } = await serviceThatSays(() => says({ data: [] }));
    await call(client);
    expect(asked).toEqual([address]);
  });
});

type Client = ReturnType<typeof createStrapiClient>;
const ignore = () => {};

describe("answers", () => {
  it("a wrong or missing field costs that entry and names it, never the list", async () => {
    const wrong = [
      { ...onePost, slug: "no-title", title: undefined },
      { ...onePost, slug: "bad-date", publishedAt: "soon" },
      7,
    ];
    const { client, rejected, report } = await serviceThatSays(() => says({ data: [...wrong, onePost] }));
    const { data } = await listPosts(client, report);
    expect(data?.map((post) => post.slug)).toEqual(["first"]);
    expect(rejected.map(([entry]) => entry)).toEqual(["no-title", "bad-date", "an entry that is no object"]);
    expect(rejected[0]?.[1]).toContain("title");
    expect(rejected[1]?.[1]).toContain("publishedAt");
  });

  it("reads every page of a long list, and gives it newest first", async () => {
    const page = (id: number) =>
      says({
        data: [{ ...onePost, id, slug: `post-${id}`, publishedAt: `2026-11-0${id}T00:00:00.000Z` }],
        meta: { pagination: { pageCount: 4 - id } },
      });
    const { asked, client, report } = await serviceThatSays((address) =>
      page(Number(/filters\[id\]\[\$gt\]=(\d)/.exec(address)?.[1] ?? 0) + 1),
    );
    const { data } = await listPosts(client, report);
    expect(data?.map((post) => post.slug)).toEqual(["post-3", "post-2", "post-1"]);
    expect(asked).toHaveLength(4);
  });

  it("a status other than 200 gives no data, the status and the server's message", async () => {
    const { client, report } = await serviceThatSays(() => ({
      status: 403,
      body: '{"data":null,"error":{"status":403,"name":"ForbiddenError","message":"Forbidden","details":{}}}',
    }));
    expect(await listPosts(client, report)).toEqual({ data: null, status: 403, message: "Forbidden" });
  });

  it("an error page that is no JSON gives its status", async () => {
    const { client, report } = await serviceThatSays(() => ({ status: 502, body: "<h1>Bad Gateway</h1>" }));
    expect(await listPosts(client, report)).toMatchObject({ data: null, status: 502 });
  });

  it.each([
    ["no JSON", "<h1>It works!</h1>", /not JSON/],
    ["half an answer", '{"data":[', /not JSON/],
    ["an answer of another shape", '{"data":{}}', /not a list/],
  ])("%s gives status 500 and says why", async (_name, body, reason) => {
    const { client, report } = await serviceThatSays(() => ({ body }));
    const result = await listPosts(client, report);
    expect(result).toMatchObject({ data: null, status: 500 });
    expect(result.message).toMatch(reason);
  });

  it("an answer after the deadline gives status 500", async () => {
    const { client, report } = await serviceThatSays(() => ({ body: "{}", delayMs: 2_000 }), 50);
    const result = await getPostBySlug(client, "first", report);
    expect(result).toMatchObject({ data: null, status: 500 });
    expect(result.message).toMatch(/timeout/);
  });
});
