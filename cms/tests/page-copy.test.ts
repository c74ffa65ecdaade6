import { describe, expect, it } from "vitest";
import { catalogue } from "../src/plugins/page-copy/catalogue";
import { credentials } from "./content-manager.ts";
import { callApi } from "./http.ts";
import { openMediaLibrary } from "./media-library.ts";
import { inviteAndLogIn, listRoute, sharedSession } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

const uid = "api::page-text.page-text";
const route = listRoute(uid);

interface PageText {
  documentId: string;
  title: string;
  address: string;
  page: string;
  copy: Record<string, unknown>;
  pictures: { hash: string }[] | null;
}

const cms = await sharedCms();
const superAdmin = await sharedSession(cms, credentials);
const editor = await inviteAndLogIn(cms, superAdmin, "Editor", ["Edith", "Editor"]);

const publishedPages = async () =>
  (await callApi<PageText[]>(cms, "/page-texts?populate=*&pagination[pageSize]=100&sort=id")).data;

async function idOf(page: string): Promise<string> {
  const entry = (await publishedPages()).find((entry) => entry.page === page);
  if (!entry) throw new Error(`There is no entry for ${page}`);
  return entry.documentId;
}

async function save(page: string, copy: unknown, client = editor) {
  return client("PUT", `${route}/${await idOf(page)}`, { copy });
}

describe("page copy", () => {
  it("is found in the list by its words, default or edited, with any quotes", async () => {
    const search = async (query: string) =>
      (await editor("GET", `${route}?${new URLSearchParams({ _q: query })}`)).json<{ results: PageText[] }>()
        .results;
    expect((await search("LET'S talk about it")).map(({ page }) => page)).toEqual(["investor"]);
    expect(await search("no page has these words")).toEqual([]);
    expect((await save("about", { "about.banner.title": "Prairie dwellers" })).status).toBe(200);
    expect((await search("prairie DWELLERS")).map(({ page }) => page)).toEqual(["about"]);
    await save("about", {});
  });

  it("exists for every page from the first start, without edits", async () => {
    const entries = await publishedPages();
    expect(entries.map(({ page }) => page)).toEqual(catalogue.map(({ key }) => key));
    expect(entries.map(({ address }) => address)).toEqual(catalogue.map(({ address }) => address));
    expect(entries.every(({ copy }) => Object.keys(copy).length === 0)).toBe(true);
  });

  it("cannot be created, duplicated or deleted, even by administrators", async () => {
    const id = await idOf("home");
    for (const client of [editor, superAdmin]) {
      expect((await client("POST", route, { title: "More", page: "more", address: "/" })).status).toBe(403);
      expect((await client("DELETE", `${route}/${id}`)).status).toBe(403);
      expect((await client("POST", `${route}/clone/${id}`, { page: "more" })).status).toBe(403);
    }
  });

  it("stores only what differs from the defaults, and ignores a sent title or page key", async () => {
    const response = await editor("PUT", `${route}/${await idOf("home")}`, {
      title: "Hacked",
      page: "about",
      copy: {
        "home.hero.title": "  A home\nworth <b>owning</b>. ",
        "home.hero.lead": " ",
        "home.facts.open.label": "",
        "home.strategy.title": "Strategy and Services",
        "home.meta.keywords": ["one", " ", "two"],
      },
    });
    expect(response.status).toBe(200);
    expect(response.data<PageText>()).toMatchObject({ title: "Home" });
    // Only the lead may be empty. A blank label is replaced by its default.
    expect(response.data<PageText>().copy).toEqual({
      "home.hero.title": "A home worth <b>owning</b>.",
      "home.hero.lead": "",
      "home.meta.keywords": ["one", "two"],
    });
    await editor("POST", `${route}/${await idOf("home")}/actions/publish`, {});
    const home = (await publishedPages()).find(({ page }) => page === "home");
    expect(home?.copy["home.hero.title"]).toBe("A home worth <b>owning</b>.");
  });

  it.each([
    ["a field of another page", { "about.team": "Us" }, "no field"],
    ["a text that is too long", { "home.hero.title": "x".repeat(91) }, "Shorten this to 90"],
    ["a lost figure", { "home.facts.open.basis": "as of now." }, "Keep {date}"],
    ["an unknown figure", { "home.hero.title": "From {price}" }, "{price}"],
    ["another kind of value", { "home.hero.title": ["A", "list"] }, "Enter text"],
    ["a picture without a description", { "home.hero.image": { file: "x", alt: "" } }, "Describe"],
    [
      "a picture that does not exist",
      { "home.hero.image": { file: "nowhere", alt: "A barn" } },
      "media library",
    ],
    ["text for a picture", { "home.hero.image": "/barn.png" }, "Choose a picture"],
    ["a number", 5, "The copy must be an object"],
  ])("rejects %s with a reason", async (_, copy, message) => {
    const response = await save("home", copy);
    expect(response.status).toBe(400);
    expect(response.text).toContain(message);
  });

  it("marks its pictures as used in the media library", async () => {
    const library = await openMediaLibrary(cms);
    const { hash, id } = await library.upload("barn.png");
    const copy = { "home.hero.image": { file: hash, alt: "A barn at dusk" } };
    expect((await save("home", copy)).status).toBe(200);
    await editor("POST", `${route}/${await idOf("home")}/actions/publish`, {});
    const home = (await publishedPages()).find(({ page }) => page === "home");
    expect(home?.copy).toEqual(copy);
    expect(home?.pictures?.map((file) => file.hash)).toEqual([hash]);
    const refusal = await superAdmin("DELETE", `/upload/files/${id}`);
    expect(refusal.status).toBe(400);
    expect(refusal.text).toContain("Home");
  });
});

interface LegalText {
  name: string;
  field: string;
  version: string;
  wording: string;
}

const versionsOf = async (field: string) =>
  (await callApi<LegalText[]>(cms, `/legal-texts?filters[field][$eq]=${field}&sort=id`)).data;

async function publish(page: string, copy: unknown): Promise<void> {
  expect((await save(page, copy)).status).toBe(200);
  expect((await editor("POST", `${route}/${await idOf(page)}/actions/publish`, {})).status).toBe(200);
}

describe("a legal text", () => {
  const month = new Date().toISOString().slice(0, 7);

  it("has its earlier versions from the first start", async () => {
    const calls = await versionsOf("forms.consent.calls");
    expect(calls.map(({ version }) => version)).toEqual([
      "2026-11-01",
      "v2-2026-11",
      "v3-2026-11",
      "v4-2026-11",
    ]);
    expect(calls[1]?.wording).toContain("{brand} may call and text me");
    const newsletter = await versionsOf("forms.consent.newsletter");
    expect(newsletter.map(({ version }) => version)).toEqual(["2026-11-21", "v2-2026-11"]);
    const [policy] = await versionsOf("privacyPolicy");
    expect(policy?.wording).toContain("There are no cookies, no advertising and no tracking here");
  });

  it("gets a version with each published change, and only then", async () => {
    const wording = "{brand} may call me, and {email} is where I end it.";
    expect((await save("forms", { "forms.consent.calls": wording })).status).toBe(200);
    expect(await versionsOf("forms.consent.calls")).toHaveLength(4);
    await publish("forms", { "forms.consent.calls": wording });
    await publish("forms", { "forms.consent.calls": wording, "forms.thanks": "Thank you." });
    await publish("forms", {});
    const versions = await versionsOf("forms.consent.calls");
    expect(versions.slice(4).map(({ version }) => version)).toEqual([`v5-${month}`, `v6-${month}`]);
    expect(versions[4]?.wording).toBe(wording);
    // An earlier text that is published again gets a new version.
    expect(versions[5]?.wording).toBe(versions[3]?.wording);
  });

  it("keeps the earlier wording and date of the privacy policy", async () => {
    await publish("privacyPolicy", { "privacyPolicy.effectiveDate": "2027-01-01" });
    const versions = await versionsOf("privacyPolicy");
    expect(versions.map(({ version }) => version)).toEqual([`v1-${month}`, `v2-${month}`]);
    expect(versions.map(({ wording }) => wording.slice(0, 10))).toEqual([
      expect.stringMatching(/^2026-/),
      "2027-01-01",
    ]);
  });

  it("cannot be changed", async () => {
    const list = listRoute("api::legal-text.legal-text");
    const { results } = (await superAdmin("GET", list)).json<{ results: { documentId: string }[] }>();
    expect(results.length).toBeGreaterThan(4);
    const entryRoute = `${list}/${results[0]?.documentId}`;
    expect((await superAdmin("PUT", entryRoute, { wording: "Never said" })).status).toBe(403);
    expect((await superAdmin("DELETE", entryRoute)).status).toBe(403);
    expect((await superAdmin("POST", `${entryRoute}/actions/unpublish`, {})).status).toBe(403);
    expect((await superAdmin("POST", list, { name: "Made up" })).status).toBe(403);
  });
});
