/** @module-tag slow */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cmsDir, type RunningCms, startCms } from "../testing/running-cms.ts";
import { credentials, type Entry } from "./content-manager.ts";
import { callApi } from "./http.ts";
import {
  inviteAndLogIn,
  listRoute,
  logIn,
  type PanelClient,
  type PanelResponse,
  singleTypeRoute,
} from "./panel.ts";

/** The content that comes with the project. */
const contentDir = path.join(cmsDir, "..", "samples", "content");
const seeds: Record<string, Fields | Fields[]> = JSON.parse(
  readFileSync(path.join(contentDir, "site-content.json"), "utf8"),
);
const seededTypes = Object.entries(seeds).map(([name, entries]) => ({ name, entries }));

type Fields = Record<string, unknown>;

let cms: RunningCms;
let editor: PanelClient;

beforeAll(async () => {
  cms = await startCms({ withAdministrator: true, contentDir });
  const superAdmin = await logIn(cms, credentials);
  editor = await inviteAndLogIn(cms, superAdmin, "Editor", ["Ed", "Itor"]);
}, 300_000);

afterAll(() => cms?.stop());

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Fields that Strapi and the schemas add to entries and components. */
const addedFields = new Set(["id", "documentId", "createdAt", "updatedAt", "publishedAt", "automatic"]);

/**
 * Normalizes a seed or a response: leaves out empty, false and added fields, and replaces files by hashes of their
 * content.
 */
async function normalizeContent(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(normalizeContent));
  if (typeof value !== "object" || value === null) return value;
  if ("file" in value) {
    return { ...value, file: sha256(readFileSync(path.join(contentDir, String(value.file)))) };
  }
  if ("url" in value && "alternativeText" in value) {
    const response = await fetch(`${cms.url}${value.url}`);
    return { alt: value.alternativeText, file: sha256(await response.bytes()) };
  }
  const isDefault = (inner: unknown) => inner === null || inner === false || [inner].flat().length === 0;
  const relevantFields = Object.entries(value).filter(
    ([name, inner]) => !isDefault(inner) && !addedFields.has(name),
  );
  return Object.fromEntries(
    await Promise.all(relevantFields.map(async ([name, inner]) => [name, await normalizeContent(inner)])),
  );
}

describe("the seeded content", () => {
  it.each(seededTypes)("is returned by /$name, field by field", async ({ name, entries }) => {
    // Populate videos in the settings one level deeper, because they have files.
    const videos = ["founderVideo", "introductionVideo"].map((field) => `populate[${field}][populate]=*`);
    const links = [
      ...["currentProjectsSite", "deckSite", "investorPortal"],
      ...["podcastPlatforms", "scheduling", "social"],
    ].map((field) => `populate[${field}]=true`);
    const lists = Object.keys([entries].flat()[0] ?? {}).map((field) => `populate[${field}][populate]=*`);
    const isPage = ["about-page", "investor-page", "media-page"].includes(name);
    const parts = name === "site-setting" ? [...videos, ...links] : isPage ? lists : ["populate=*"];
    const { status, data } = await callApi<unknown>(cms, `/${name}?${parts.join("&")}`);
    expect(status).toBe(200);
    expect(await normalizeContent(data)).toEqual(await normalizeContent(entries));
  });

  it("stores a picture for each project, with no other size than the panel's thumbnail", async () => {
    const { data } = await callApi<{ image: { url: string; formats: object | null } }[]>(
      cms,
      "/project-cards?populate=image",
    );
    const urls = data.map(({ image }) => image.url);
    expect(urls).toHaveLength(3);
    expect(new Set(urls).size).toBe(3);
    for (const { image } of data) expect(Object.keys(image.formats ?? {})).toEqual(["thumbnail"]);
  });

  it("links pictures in posts to the media library, and sets each post's last change to its publication date", async () => {
    const { data } = await callApi<{ body: string; publishedAt: string; updatedAt: string }[]>(
      cms,
      "/mail-box-money-blogs?pagination[pageSize]=100",
    );
    const urls = data.flatMap(({ body }) =>
      [...body.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)].map(([, url = ""]) => url),
    );
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) {
      const picture = await fetch(new URL(url, cms.url));
      expect(picture.headers.get("content-type")).toMatch(/^image\//);
    }
    for (const { publishedAt, updatedAt } of data) expect(updatedAt).toBe(publishedAt);
  });
});

describe("the sample campaign page", () => {
  it("is a draft that can be published as it is", async () => {
    expect((await callApi<Fields[]>(cms, "/pages")).data).toEqual([]);
    const { data } = await callApi<Entry[]>(cms, "/pages?status=draft", { token: cms.token });
    expect(data.map(({ slug }) => slug)).toEqual(["example-campaign"]);
    const route = `${listRoute("api::page.page")}/${data[0]?.documentId}/actions`;
    expect((await editor("POST", `${route}/publish`, {})).status).toBe(200);
    const query = "populate[hero][populate]=*&populate[sections][populate]=*";
    const [page] = (await callApi<Fields[]>(cms, `/pages?${query}`)).data;
    expect(page).toMatchObject({ hero: { image: { mime: "image/webp" } } });
    expect(page?.sections).toHaveLength(9);
    expect((await editor("POST", `${route}/unpublish`, {})).status).toBe(200);
  });
});

it("an editor cannot unpublish or delete an entry that the site requires", async () => {
  const route = singleTypeRoute("offering");
  const message = "The website always needs “Figures and classes”. Change and publish it instead";
  const unpublication = await editor("POST", `${route}/actions/unpublish`, {});
  expect([unpublication.status, unpublication.text]).toEqual([400, expect.stringContaining(message)]);
  const deletion = await editor("DELETE", route);
  expect([deletion.status, deletion.text]).toEqual([400, expect.stringContaining(message)]);
  expect((await callApi(cms, "/offering")).status).toBe(200);
});

it("saves an episode without a date under the day of its first save, in the team's time zone", async () => {
  const route = listRoute("api::podcast-episode.podcast-episode");
  const readEpisode = ({ data }: PanelResponse) => data<{ documentId: string; date: string }>();
  const { date, documentId } = readEpisode(await editor("POST", route, { title: "A new one" }));
  const day = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "America/Chicago" });
  expect(date).toBe(day.format(new Date()));
  const dated = readEpisode(await editor("PUT", `${route}/${documentId}`, { date: "2026-01-02" }));
  expect(dated.date).toBe("2026-01-02");
  expect(readEpisode(await editor("PUT", `${route}/${documentId}`, { title: "Renamed" })).date).toBe(
    "2026-01-02",
  );
});

describe("publishing", () => {
  const figures = { remainingAmount: "$1m", progress: 10, asOf: "2026-11-01", ongoing: true };
  const card = { title: "New", location: "Sioux Falls, SD", path: "/contact", home: figures, image: 1 };
  const video = { title: "A voice", youtubeId: "aqz-KE-bpKQ", poster: 1, isInvestor: false, isPaid: false };
  const episode = { ...[seeds["podcast-episodes"] ?? []].flat()[0], cover: 1, audio: 1 };

  it.each([
    ["project-card", { ...card, home: { ...figures, progress: 101 } }, "progress"],
    ["project-card", { ...card, jefferson: { ...figures, asOf: null } }, "asOf"],
    ["project-card", { ...card, image: null }, "image"],
    ["podcast-episode", episode, "number"],
  ])("refuses a %s with an invalid field: %j", async (name, fields, invalidField) => {
    const route = listRoute(`api::${name}.${name}`);
    const response = await editor("POST", `${route}/actions/publish`, fields);
    expect(response.status).toBe(400);
    expect(response.text).toContain(invalidField);
  });

  it.each([
    ["testimonials", { ...video, youtubeId: "https://youtu.be/abc" }, "youtubeId"],
    ["testimonials", { ...video, isInvestor: null }, "isInvestor"],
    ["testimonials", { ...video, isPaid: true }, "compensation"],
    ["testimonials", { ...video, isPaid: true, compensation: "" }, "compensation"],
    ["testimonials", { ...video, youtubeId: "" }, "youtubeId"],
    ["testimonials", { ...video, youtubeId: null, film: 1 }, "captions"],
  ])("refuses an invalid item of the list %s of About: %j", async (list, item, invalidField) => {
    const route = `${singleTypeRoute("about-page")}/actions/publish`;
    const response = await editor("POST", route, { [list]: [item] });
    expect(response.status).toBe(400);
    expect(response.refusal().paths).toEqual([`${list}.0.${invalidField}`]);
  });
});
