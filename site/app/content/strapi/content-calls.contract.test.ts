import * as v from "valibot";
import { assert, describe, expect, inject, it } from "vitest";
import { newslettersType, postsType } from "../types/all-types.ts";
import { failureOf, fetchEntry, fetchNewsletters, listPages } from "./content-calls.server.ts";
import { createStrapiClient, type StrapiClient } from "./strapi-client.server.ts";
import { newsletterEntry, postEntry } from "./strapi-entries.ts";

const client = createStrapiClient(inject("cmsApiUrl"));

async function listEntries(from: StrapiClient, type = postsType): Promise<unknown[]> {
  const entries: unknown[] = [];
  for await (const page of listPages(from, type)) entries.push(...page);
  return entries;
}

describe("the specification's content calls against the running content service", () => {
  it("call 2 returns all posts, newest first, each with its image", async () => {
    const posts = v.parse(v.array(postEntry), await listEntries(client));
    expect(posts.length).toBeGreaterThanOrEqual(8);
    const dates = posts.map((post) => post.publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(posts.every((post) => post.image?.url.startsWith("/uploads/"))).toBe(true);
  });

  it("call 1 returns the post with the slug", async () => {
    const slug = "why-a-walking-path-is-cheaper-than-a-vacancy";
    const documentId = v
      .parse(v.array(v.object({ documentId: v.string(), slug: v.string() })), await listEntries(client))
      .find((listed) => listed.slug === slug)?.documentId;
    assert(documentId);
    const post = v.parse(postEntry, await fetchEntry(client, postsType, { documentId, slug }));
    expect(post).toMatchObject({ slug, title: "Why a walking path is cheaper than a vacancy" });
    expect(post.body?.length).toBeGreaterThan(500);
  });

  it("call 1 returns no data for an unknown slug and for an attack", async () => {
    for (const slug of ["no-such-post", "' OR 1=1 --", "a&populate=*", "%00"]) {
      const query = { "filters[slug][$eq]": slug, populate: "image" };
      const response = await client.get("/mail-box-money-blogs", query);
      expect(response).toMatchObject({ body: { data: [] }, status: 200 });
    }
  });

  it("call 3 returns the raw response", async () => {
    const { body, status } = await fetchNewsletters(client);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: expect.any(Array), meta: { pagination: { page: 1 } } });
  });

  it("call 4 returns the newsletters with their PDFs, newest first", async () => {
    const newsletters = v.parse(v.array(newsletterEntry), await listEntries(client, newslettersType));
    expect(newsletters.length).toBeGreaterThanOrEqual(4);
    expect(newsletters[0]).toMatchObject({
      name: "November 2026",
      pdf: { url: expect.stringMatching(/\.pdf$/) },
    });
  });

  it("a status other than 200 returns no data, the status and the server's message", async () => {
    const clientOfWrongUrl = createStrapiClient(inject("cmsApiUrl").replace(/\/api$/, "/api/none"));
    const failure = await listEntries(clientOfWrongUrl).catch(failureOf);
    expect(failure).toEqual({ data: null, status: 404, message: "Not Found" });
  });
});
