import { describe, expect, inject, it } from "vitest";
import { fetchNewsletters, getPostBySlug, listNewsletters, listPosts } from "./content-calls.server.ts";
import { createStrapiClient } from "./strapi-client.server.ts";

const client = createStrapiClient(inject("cmsApiUrl"));
const nothingRejected = (entry: string, reason: string) => {
  throw new Error(`${entry} was left out: ${reason}`);
};

describe("the specification's content calls against the running content service", () => {
  it("call 2 gives all posts, newest first, each with its image", async () => {
    const { data, message, status } = await listPosts(client, nothingRejected);
    expect({ message, status }).toEqual({ message: undefined, status: 200 });
    expect(data?.length).toBeGreaterThanOrEqual(8);
    const dates = data?.map((post) => post.publishedAt) ?? [];
    expect(dates).toEqual([...dates].sort().reverse());
    expect(data?.every((post) => post.image?.url.startsWith("/uploads/"))).toBe(true);
  });

  it("call 1 gives the post with the slug", async () => {
    const slug = "why-a-walking-path-is-cheaper-than-a-vacancy";
    const { data, status } = await getPostBySlug(client, slug, nothingRejected);
    expect(status).toBe(200);
    expect(data).toMatchObject({ slug, title: "Why a walking path is cheaper than a vacancy" });
    expect(data?.body?.length).toBeGreaterThan(500);
    expect(data?.image?.alternativeText).not.toBe("");
  });

  it("call 1 gives no data for a slug nobody uses, and for one that is an attack", async () => {
    for (const slug of ["no-such-post", "' OR 1=1 --", "a&populate=*", "%00"]) {
      expect(await getPostBySlug(client, slug, nothingRejected)).toEqual({ data: null, status: 200 });
    }
  });

  it("call 3 gives the raw answer", async () => {
    const { body, status } = await fetchNewsletters(client);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: expect.any(Array), meta: { pagination: { page: 1 } } });
  });

  it("call 4 gives the newsletters with their PDFs, newest first", async () => {
    const { data, status } = await listNewsletters(client, nothingRejected);
    expect(status).toBe(200);
    expect(data?.length).toBeGreaterThanOrEqual(4);
    expect(data?.[0]).toMatchObject({ name: "November 2026", pdf: { mime: "application/pdf" } });
  });

  it("a status other than 200 gives no data, that status and the server's message", async () => {
    const elsewhere = createStrapiClient(inject("cmsApiUrl").replace(/\/api$/, "/api/none"));
    expect(await listPosts(elsewhere, nothingRejected)).toEqual({
      data: null,
      status: 404,
      message: "Not Found",
    });
  });

  it("a content service that cannot be reached gives status 500 and the reason", async () => {
    const nobody = createStrapiClient("http://127.0.0.1:9/api");
    const result = await getPostBySlug(nobody, "any", nothingRejected);
    expect(result).toMatchObject({ data: null, status: 500 });
    expect(result.message).toMatch(/fetch failed/);
  });
});
