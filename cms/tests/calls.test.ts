import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { makeContentFolder } from "./content-folder.ts";
import { api } from "./http.ts";

interface Media {
  url: string;
  mime: string;
  alternativeText: string;
  width: number | null;
}

interface Post {
  slug: string;
  title: string;
  body: string;
  publishedAt: string;
  image: Media;
}

interface Newsletter {
  name: string;
  headline: string;
  publishedAt: string;
  pdf?: Media;
}

let cms: RunningCms;
let contentDir: string;

beforeAll(async () => {
  contentDir = await makeContentFolder();
  cms = await startCms({ withEditor: true, contentDir });
}, 300_000);

afterAll(async () => {
  await cms?.stop();
  rmSync(contentDir, { recursive: true, force: true });
});

describe("the calls of the specification, section 7", () => {
  it("1: finds a post by its slug, with its image", async () => {
    const { status, data } = await api<Post[]>(
      cms,
      "/mail-box-money-blogs?filters[slug][$eq]=middle&populate=image",
    );
    expect(status).toBe(200);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      slug: "middle",
      title: "Post middle",
      excerpt: "About middle",
      author: "Investor relations",
      body: "## Heading of middle\n\nText.",
      publishedAt: "2026-02-10T12:00:00.000Z",
      image: { alternativeText: "A field, for middle", width: 1600, height: 900, mime: "image/webp" },
    });
  });

  it("1: returns an empty list for an unknown slug", async () => {
    const { status, data } = await api<Post[]>(
      cms,
      "/mail-box-money-blogs?filters[slug][$eq]=none&populate=image",
    );
    expect({ status, data }).toEqual({ status: 200, data: [] });
  });

  it("2: lists the posts, newest first, with their images", async () => {
    const { status, data, meta } = await api<Post[]>(
      cms,
      "/mail-box-money-blogs?populate=image&sort=publishedAt:desc",
    );
    expect(status).toBe(200);
    expect(data.map(({ slug }) => slug)).toEqual(["newest", "middle", "oldest"]);
    expect(data.every(({ image }) => image.url.startsWith("/uploads/"))).toBe(true);
    expect(meta.pagination).toMatchObject({ page: 1, pageSize: 100, total: 3 });
  });

  it("3: lists the newsletters, newest first", async () => {
    const { status, data } = await api<Newsletter[]>(cms, "/mailbox-money-newsletters?sort=publishedAt:desc");
    expect(status).toBe(200);
    expect(data.map(({ name }) => name)).toEqual(["October 2026", "September 2026"]);
    expect(data[0]).toMatchObject({
      headline: "What October 2026 is about",
      publishedAt: "2026-10-01T09:00:00.000Z",
    });
  });

  it("4: returns the newsletters with the URL of their PDF", async () => {
    const { data } = await api<Newsletter[]>(
      cms,
      "/mailbox-money-newsletters?populate=pdf&sort=publishedAt:desc",
    );
    expect(data[0]?.pdf).toMatchObject({ mime: "application/pdf" });
    const file = await fetch(`${cms.url}${data[0]?.pdf?.url}`);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(await file.text()).toMatch(/^%PDF/);
  });

  it("serves the pictures with their content type", async () => {
    const { data } = await api<Post[]>(cms, "/mail-box-money-blogs?populate=image");
    const picture = await fetch(`${cms.url}${data[0]?.image.url}`);
    expect(picture.headers.get("content-type")).toBe("image/webp");
  });

  it("returns at most a hundred entries, whatever the page size", async () => {
    const { meta } = await api(cms, "/mail-box-money-blogs?pagination[pageSize]=5000");
    expect(meta.pagination?.pageSize).toBe(100);
  });

  it("does not return the editors' date field", async () => {
    const { text } = await api(cms, "/mail-box-money-blogs?populate=image");
    expect(text).not.toContain("publicationDate");
  });
});
