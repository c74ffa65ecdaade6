import { describe, expect, it } from "vitest";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { buildSnapshot } from "~/content/store/snapshot.server.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { entryTools, pictureAt } from "../../../testing/entry-tools.ts";
import { InvalidEntry, nameOf } from "../strapi/strapi-entries.ts";
import { contentTypes } from "./all-types.ts";
import { bundledEntries } from "./bundled-entries.ts";

/** Returns the content built from entries of one type, and the reasons why any part was left out. */
async function buildEntries(name: string, entries: readonly unknown[]) {
  const reported: string[] = [];
  const type = contentTypes.get(name);
  if (!type) throw new Error(`There is no type ${name}`);
  const tools = entryTools((reason) => reported.push(reason));
  const builtEntries = await Promise.all(entries.map((entry) => type.build(entry, tools)));
  return { content: buildSnapshot((typeName) => (typeName === name ? builtEntries : [])), reported };
}

/** Returns one part of the content built from entries that are all valid. */
async function partBuiltFrom<Part extends keyof ContentSnapshot>(
  name: string,
  part: Part,
  entries: readonly unknown[],
) {
  const { content, reported } = await buildEntries(name, entries);
  expect(reported).toEqual([]);
  return content[part];
}

const picture = { url: "/uploads/a.webp", alternativeText: "A court" };
const card = {
  id: 1,
  documentId: "p1",
  title: "Bluestem Reserve",
  location: "Sioux Falls, SD",
  image: picture,
  path: "/contact",
  sold: false,
  home: { id: 1, ongoing: true, progress: 90, remainingAmount: "$300k", asOf: "2026-11-01" },
  jefferson: null,
  order: 0,
};

it("projects are in each list for which they have figures, in the editors' order, with amounts verbatim", async () => {
  const jefferson = { ...card.home, remainingAmount: "0", asOf: "2026-11-15" };
  const { content } = await buildEntries("project-cards", [
    { ...card, id: 1, documentId: "p5", title: "Without a place", order: null },
    { ...card, id: 4, documentId: "p4", title: "Last", order: 2 },
    { ...card, id: 3, documentId: "p3", title: "Second", order: 1 },
    { ...card, id: 9, documentId: "p9", title: "Third", order: 1, sold: true },
    { ...card, id: 2, documentId: "p2", title: "Elsewhere", home: null, jefferson },
    { ...card, jefferson },
  ]);
  expect(content.projects?.map(({ title }) => title)).toEqual([
    "Bluestem Reserve",
    "Second",
    "Third",
    "Last",
    "Without a place",
  ]);
  expect(content.projects?.[0]).toEqual({
    title: "Bluestem Reserve",
    location: "Sioux Falls, SD",
    asOf: "2026-11-01",
    ongoing: true,
    progress: 90,
    remainingAmount: "$300k",
    path: "/contact",
    image: pictureAt("/files/uploads/a.webp", "A court"),
  });
  expect(content.projects?.[2]?.sold).toBe(true);
  expect(
    content.pastOpportunities?.map(({ asOf, remainingAmount, title }) => [title, remainingAmount, asOf]),
  ).toEqual([
    ["Bluestem Reserve", "0", "2026-11-15"],
    ["Elsewhere", "0", "2026-11-15"],
  ]);
});

it.each([null, " ", "a.webp"])(
  "a portrait with the description %j is described by the name",
  async (alternativeText) => {
    const image = { ...picture, alternativeText, name: "a.webp" };
    const team = await partBuiltFrom("about-page", "team", [
      { team: [{ name: "Ann", role: "Host", image }] },
    ]);
    expect(team?.[0]?.image?.alt).toBe("Ann");
  },
);

describe("an invalid entry is rejected with the name of the wrong field", () => {
  it.each([
    ["project-cards", { ...card, home: { ...card.home, progress: 101 } }, "Bluestem Reserve: home.progress"],
    ["project-cards", { ...card, image: null }, "Bluestem Reserve: image"],
    ["project-cards", { ...card, path: "//evil.example" }, "Bluestem Reserve: path"],
    ["redirects", { id: 1, from: "old", to: "/new" }, "1: from"],
    ["redirects", { id: 1, from: "/old", to: "http://insecure.example/" }, "1: to"],
    ["redirects", { id: 1, from: "/old", to: "/\\evil.example" }, "1: to"],
    ["redirects", 7, "an entry that is not an object"],
  ])("%s %#", async (name, wrong, reason) => {
    const error = await buildEntries(name, [wrong]).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(InvalidEntry);
    expect(`${nameOf(wrong)}: ${error instanceof Error ? error.message : ""}`).toContain(reason);
  });
});

describe("an invalid item of a list is left out and reported", () => {
  it.each([
    ["about-page", "partners", { id: 1, label: "P", href: "javascript:alert(1)" }, "partners: P: href"],
    [
      "media-page",
      "videos",
      { id: 1, title: "V", youtubeId: "a b&c=d", poster: picture },
      "videos: V: youtubeId",
    ],
    [
      "media-page",
      "videos",
      { id: 1, title: "V", film: { url: "/uploads/f.mp4" }, poster: picture },
      "V: captions",
    ],
    ["about-page", "team", 7, "team: an entry that is not an object"],
  ])("%s %s %#", async (name, list, wrong, reason) => {
    const { reported } = await buildEntries(name, [{ [list]: [wrong] }]);
    expect(reported).toEqual([expect.stringContaining(reason)]);
  });
});

const unavailable = { url: "/uploads/away.webp" };

it.each([
  ["media-page", { videos: [{ id: 9, title: "A film", youtubeId: "aqz-KE-bpKQ", poster: unavailable }] }],
  ["pages", { title: "Spring 2027", slug: "spring-2027", hero: { image: unavailable }, sections: [] }],
])("%s waits for a file that is temporarily missing", async (name, entry) => {
  const tools = entryTools();
  await contentTypes.get(name)?.build(entry, tools);
  expect(tools.media.missing).toEqual(["/uploads/away.webp is unavailable"]);
  expect(tools.media.awaitsFiles()).toBe(true);
});

describe("a campaign page", () => {
  const page = {
    documentId: "page1",
    title: "Spring 2027",
    slug: "spring-2027",
    campaign: " spring-2027 ",
    description: "What opens in spring.",
    inFooter: true,
    inResourcesMenu: null,
    searchTitle: "",
    sharedPicture: null,
    hero: { title: "", lead: "Three communities.", caption: null, withForm: true, image: picture },
    sections: [
      { __component: "sections.text", title: null, text: "## Why now\n\nRead on.[^1]\n\n[^1]: A note." },
      { __component: "sections.class-table", title: "The classes" },
      { __component: "sections.projects", title: null, show: "raising" },
      {
        __component: "sections.download",
        title: null,
        text: null,
        file: { url: "/uploads/a.pdf", name: "A.pdf" },
      },
      { __component: "sections.form", title: null, text: "Ask us." },
    ],
    updatedAt: "2026-11-22T10:00:00.000Z",
  };

  it("has its sections in order, its name in place of empty titles, and unique ids", async () => {
    const [landingPage] = await partBuiltFrom("pages", "landingPages", [page]);
    expect(landingPage).toMatchObject({
      campaign: "spring-2027",
      hero: { image: pictureAt("/files/uploads/a.webp", "A court"), title: "Spring 2027", withForm: true },
      inFooter: true,
      inResourcesMenu: false,
      searchTitle: "Spring 2027",
      slug: "spring-2027",
    });
    expect(landingPage?.sections).toEqual([
      { kind: "text", title: null, html: expect.stringContaining('<h2 id="section-1-why-now">') },
      { kind: "class-table", title: "The classes" },
      { kind: "projects", show: "raising", title: null },
      {
        kind: "download",
        file: { fileName: "A.pdf", href: "/files/uploads/a.pdf", sizeBytes: 9 },
        text: null,
        title: null,
      },
      { kind: "form", text: "Ask us.", title: null },
    ]);
    const [{ html = "" } = {}] = (landingPage?.sections ?? []).flatMap((one) =>
      one.kind === "text" ? one : [],
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) expect(id).toMatch(/^section-1-/);
    for (const [, target = ""] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it("drops and reports sections that are invalid, unknown or a second form", async () => {
    const { content, reported } = await buildEntries("pages", [
      {
        ...page,
        sections: [
          { __component: "sections.figures", show: "everything" },
          { __component: "sections.banner", title: "From a later version" },
          null,
          ...page.sections,
          { __component: "sections.form" },
        ],
      },
    ]);
    expect(content.landingPages[0]?.sections.map(({ kind }) => kind)).toEqual([
      "text",
      "class-table",
      "projects",
      "download",
      "form",
    ]);
    expect(reported).toEqual([
      "section 1 (sections.figures): show: must be offering or units",
      "section 2 (sections.banner): is an unknown section",
      "section 3 (): is an unknown section",
      "section 9 (sections.form): a page can have only one form",
    ]);
  });

  it.each([
    [{ slug: "about" }, "is the URL of another page of the site"],
    [{ slug: "Spring/2027" }, "must be lowercase letters, digits and hyphens"],
    [{ title: " " }, "must not be empty"],
  ])("without a valid URL or name is rejected: %j", async (wrong, reason) => {
    await expect(buildEntries("pages", [{ ...page, ...wrong }])).rejects.toThrow(reason);
  });
});

describe("site settings", () => {
  const { settings } = bundledSite;
  const link = { id: 5, label: "Portal", href: "https://portal.example/" };
  const video = { id: 1, title: "Watch", note: "Short.", youtubeId: "aqz-KE-bpKQ" };
  const settingsEntry = {
    ...bundledEntries("site-setting")[0],
    addressLines: "1 Main Street\nSioux Falls",
    disclosure: "First paragraph, \r\n  still the first.\n \n\t\nSecond.",
    founderVideo: video,
    introductionVideo: video,
    newsletterTitle: "Monthly",
    scheduling: [{ id: 1, label: "Call", person: "A", role: null, href: "https://call.example/" }],
    social: [],
  };

  it("fall back field by field, and report each", async () => {
    const { content, reported } = await buildEntries("site-setting", [
      {
        ...settingsEntry,
        brand: "",
        email: "nobody",
        introductionVideo: { ...video, youtubeId: "<script>" },
        podcastPlatforms: undefined,
        social: [link, { ...link, label: "Evil", href: "javascript:alert(1)" }],
      },
    ]);
    expect(content.settings).toMatchObject({
      brand: settings.brand,
      email: settings.email,
      founderVideo: { youtubeId: "aqz-KE-bpKQ" },
      introductionVideo: null,
      newsletterTitle: "Monthly",
      podcastPlatforms: settings.podcastPlatforms,
      social: [{ label: "Portal", href: "https://portal.example/" }],
    });
    expect(reported).toEqual([
      "brand: is missing",
      "email: must be an email address",
      "podcastPlatforms: is missing",
      expect.stringContaining("social: Evil: href"),
      expect.stringContaining("introductionVideo: youtubeId"),
    ]);
  });
});

describe("edited page copy", () => {
  const barn = { ...picture, hash: "barn_1", url: "/uploads/barn_1.webp" };
  const edits = (copy: unknown) => ({ id: 1, documentId: "home", page: "home", copy, pictures: [barn] });

  it("replaces the defaults, with the alternative texts of the editor", async () => {
    const copy = {
      "home.hero.title": "Our own headline",
      "home.hero.image": { file: "barn_1", alt: "A barn" },
      "home.meta.keywords": ["barns", "homes"],
    };
    const barnImage = pictureAt("/files/uploads/barn_1.webp", "A barn");
    expect(await partBuiltFrom("page-texts", "copyEdits", [edits(copy)])).toEqual({
      ...copy,
      "home.hero.image": barnImage,
      // Phones and dark screens show the same picture unless they have one of their own.
      "home.hero.phoneImage": barnImage,
      "home.hero.duskImage": barnImage,
      "home.hero.duskPhoneImage": barnImage,
    });
  });

  it("that is invalid is ignored and reported", async () => {
    const copy = {
      "home.hero.title": "Good",
      "home.hero.lead": ["not", "a text"],
      "search.results.none": "Nothing",
      "home.gone": "From an earlier version",
      "home.units.title": "From {price}",
    };
    const { content, reported } = await buildEntries("page-texts", [edits(copy)]);
    expect(content.copyEdits).toEqual({ "home.hero.title": "Good" });
    expect(reported).toEqual([
      expect.stringContaining("home.hero.lead: "),
      "search.results.none: needs {words}",
      "home.gone: there is no such field",
      "home.units.title: must have no braces",
    ]);
  });
});
