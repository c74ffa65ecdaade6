import { afterEach, describe, expect, it } from "vitest";
import {
  type Answer,
  type AnsweringServer,
  startAnsweringServer,
} from "../../../../testing/answering-server.ts";
import { newslettersType, postsType } from "../site-types/site-types.ts";
import { failureOf, fetchEntry, fetchNewsletters, listPages } from "./content-calls.server.ts";
import { createStrapiClient, type StrapiClient } from "./strapi-client.server.ts";

const servers: AnsweringServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function serviceThatSays(answer: (asked: string) => Answer, deadlineMs?: number) {
  const server = await startAnsweringServer(answer);
  servers.push(server);
  return { client: createStrapiClient(server.apiUrl, deadlineMs), asked: server.asked };
}

const says = (value: unknown): Answer => ({ body: JSON.stringify(value) });

const post = (client: StrapiClient) =>
  fetchEntry(client, postsType, { documentId: "abc", slug: "first post", type: postsType.name });
async function listed(client: StrapiClient, type = postsType): Promise<unknown[]> {
  const entries: unknown[] = [];
  for await (const page of listPages(client, type)) entries.push(...page);
  return entries;
}

describe("what is asked, to the letter", () => {
  it.each([
    ["call 1", post, "/api/mail-box-money-blogs?filters[slug][$eq]=first%20post&populate=image"],
    ["call 2", listed, "/api/mail-box-money-blogs?populate=image&sort=publishedAt:desc"],
    ["call 3", fetchNewsletters, "/api/mailbox-money-newsletters?sort=publishedAt:desc"],
    [
      "call 4",
      (client: StrapiClient) => listed(client, newslettersType),
      "/api/mailbox-money-newsletters?populate=pdf&sort=publishedAt:desc",
    ],
  ])("%s", async (_name, call, address) => {
    const { asked, client } = await serviceThatSays(() => says({ data: [{ documentId: "abc" }] }));
    await call(client);
    expect(asked).toEqual([address]);
  });
});

describe("answers", () => {
  it("a status other than 200 gives no data, the status and the server's message", async () => {
    const { client } = await serviceThatSays(() => ({
      status: 403,
      body: '{"data":null,"error":{"status":403,"name":"ForbiddenError","message":"Forbidden","details":{}}}',
    }));
    expect(await listed(client).catch(failureOf)).toEqual({ data: null, status: 403, message: "Forbidden" });
  });

  it("an error page that is no JSON gives its status", async () => {
    const { client } = await serviceThatSays(() => ({ status: 502, body: "<h1>Bad Gateway</h1>" }));
    expect(await listed(client).catch(failureOf)).toMatchObject({ data: null, status: 502 });
  });

  it.each([
    ["no JSON", "<h1>It works!</h1>", /not JSON/],
    ["half an answer", '{"data":[', /not JSON/],
    ["an answer of another shape", '{"data":{}}', /not a list/],
  ])("%s gives status 500 and says why", async (_name, body, reason) => {
    const { client } = await serviceThatSays(() => ({ body }));
    const failure = await listed(client).catch(failureOf);
    expect(failure).toEqual({ data: null, status: 500, message: expect.stringMatching(reason) });
  });

  it("an answer after the deadline gives status 500", async () => {
    const { client } = await serviceThatSays(() => ({ body: "{}", delayMs: 2_000 }), 50);
    const failure = await post(client).catch(failureOf);
    expect(failure).toEqual({ data: null, status: 500, message: expect.stringMatching(/timeout/) });
  });
});
