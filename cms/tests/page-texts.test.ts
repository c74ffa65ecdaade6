import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../src/plugins/page-texts/catalogue";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { credentials } from "./editor.ts";
import { api } from "./http.ts";
import { mediaLibraryOf } from "./media-library.ts";
import { type Credentials, invite, logIn, type Member } from "./panel.ts";

const uid = "api::page-text.page-text";
const route = `/content-manager/collection-types/${uid}`;

interface PageText {
  documentId: string;
  title: string;
  address: string;
  page: string;
  words: Record<string, unknown>;
  pictures: { hash: string }[] | null;
}

let cms: RunningCms;
let editor: Member;
let owner: Member;
let editorsLogin: Credentials;

beforeAll(async () => {
  cms = await startCms({ withEditor: true });
  owner = await logIn(cms, credentials);
  editorsLogin = await invite(cms, owner, "Editor", ["Edith", "Editor"]);
  editor = await logIn(cms, editorsLogin);
}, 120_000);
afterAll(() => cms?.stop());

const published = async () =>
  (await api<PageText[]>(cms, "/page-texts?populate=*&pagination[pageSize]=100&sort=id")).data;

async function idOf(page: string): Promise<string> {
  const found = (await published()).find((entry) => entry.page === page);
  if (!found) throw new Error(`There is no entry for ${page}`);
  return found.documentId;
}

async function save(page: string, words: unknown, who = editor) {
  return who("PUT", `${route}/${await idOf(page)}`, { words });
}

describe("words and pictures", () => {
  it("are there for every page from the first start, all as the site has them", async () => {
    const entries = await published();
    expect(entries.map(({ page }) => page)).toEqual(catalogue.map(({ key }) => key));
    expect(entries.map(({ address }) => address)).toEqual(catalogue.map(({ address }) => address));
    expect(entries.every(({ words }) => Object.keys(words).length === 0)).toBe(true);
  });

  it("are no entries that somebody makes, duplicates or deletes, administrators included", async () => {
    const id = await idOf("home");
    for (const who of [editor, owner]) {
      expect((await who("POST", route, { title: "More", page: "more", address: "/" })).status).toBe(403);
      expect((await who("DELETE", `${route}/${id}`)).status).toBe(403);
      expect((await who("POST", `${route}/clone/${id}`, { page: "more" })).status).toBe(403);
    }
  });

  it("keep what differs from the default, in plain text, and neither name nor address of the page", async () => {
    const changed = await editor("PUT", `${route}/${await idOf("home")}`, {
      title: "Hacked",
      page: "about",
      words: {
        "home.hero.title": "  A home\nworth <b>owning</b>. ",
        "home.hero.lead": "",
        "home.strategy.title": "Strategy and Services",
        "home.meta.keywords": ["one", " ", "two"],
      },
    });
    expect(changed.status).toBe(200);
    expect(changed.json<{ data: PageText }>().data).toMatchObject({
      title: "Home",
      words: { "home.hero.title": "A home worth <b>owning</b>.", "home.meta.keywords": ["one", "two"] },
    });
    expect(Object.keys(changed.json<{ data: PageText }>().data.words)).toHaveLength(2);
    await editor("POST", `${route}/${await idOf("home")}/actions/publish`, {});
    const home = (await published()).find(({ page }) => page === "home");
    expect(home?.words["home.hero.title"]).toBe("A home worth <b>owning</b>.");
  });

  it.each([
    ["a place of another page", { "about.team": "Us" }, "no place"],
    ["a text that is too long", { "home.hero.title": "x".repeat(91) }, "Shorten it to 90"],
    ["a lost figure", { "home.facts.target.label": "Target IRR" }, "Keep {name}"],
    ["an unknown figure", { "home.hero.title": "From {price}" }, "{price}"],
    ["another kind of value", { "home.hero.title": ["A", "list"] }, "Write a text"],
    ["a picture without words for the blind", { "home.hero.image": { file: "x", alt: "" } }, "Describe"],
    [
      "a picture that is not there",
      { "home.hero.image": { file: "nowhere", alt: "A barn" } },
      "media library",
    ],
    ["words where a picture belongs", { "home.hero.image": "/barn.png" }, "Choose a picture"],
  ])("refuse %s and say so", async (_, words, message) => {
    const answer = await save("home", words);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(message);
  });

  it("tell the media library which pictures they show, so that none is deleted", async () => {
    const library = await mediaLibraryOf(cms);
    const { hash, id } = await library.upload("barn.png");
    const words = { "home.hero.image": { file: hash, alt: "A barn at dusk" } };
    expect((await save("home", words)).status).toBe(200);
    await editor("POST", `${route}/${await idOf("home")}/actions/publish`, {});
    const home = (await published()).find(({ page }) => page === "home");
    expect(home?.words).toEqual(words);
    expect(home?.pictures?.map((file) => file.hash)).toEqual([hash]);
    const refused = await owner("DELETE", `/upload/files/${id}`);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Home");
  });
});
