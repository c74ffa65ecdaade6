import { beforeAll, describe, expect, it } from "vitest";
import { type Watcher, watcherOf } from "./content-versions.ts";
import { credentials, type Editor, editorOf } from "./editor.ts";
import { api } from "./http.ts";
import { mediaLibraryOf } from "./media-library.ts";
import { type Member, sharedSession } from "./panel.ts";
import { type SharedCms, sharedCms } from "./shared-cms.ts";

const about = "/content-manager/single-types/api::about-page.about-page";
const projects = "api::project-card.project-card";

interface Person {
  name: string;
  role: string;
}

let cms: SharedCms;
let owner: Editor;
let member: Member;
let watcher: Watcher;

beforeAll(async () => {
  cms = await sharedCms();
  owner = await editorOf(cms);
  member = await sharedSession(cms, credentials);
  watcher = watcherOf(cms);
}, 300_000);

const person = (name: string): Person => ({ name, role: "Builder" });
const publishedNames = async () =>
  (await api<{ team: Person[] }>(cms, "/about-page?populate=*")).data.team.map(({ name }) => name);

async function publish(fields: object): Promise<void> {
  const response = await member("POST", `${about}/actions/publish`, fields);
  expect(response.status, response.text).toBe(200);
}

describe("a list on a page", () => {
  it("is published as a whole, in the saved order, as one change for the site", async () => {
    await publish({ team: ["Avery", "Jordan", "Morgan"].map(person) });
    expect(await publishedNames()).toEqual(["Avery", "Jordan", "Morgan"]);
    await watcher.catchUp();
    const draft = await member("PUT", about, { team: ["Paula", "Avery"].map(person) });
    expect(draft.status).toBe(200);
    expect(await publishedNames()).toEqual(["Avery", "Jordan", "Morgan"]);
    expect(await watcher.changes()).toEqual([]);
    await publish({});
    expect(await publishedNames()).toEqual(["Paula", "Avery"]);
    expect(await watcher.changes()).toEqual(["about-page"]);
  });

  it("cannot be published with an undescribed picture; the error names the picture's field", async () => {
    const files = await mediaLibraryOf(cms);
    const described = await files.upload("a.png");
    await files.describe(described.id, "A yard in May");
    const picture = await files.upload("b.png");
    await files.describe(picture.id, "");
    const spoken = { youtubeId: "aqz-KE-bpKQ", isInvestor: false, isPaid: false };
    const testimonials = [
      { ...spoken, title: "One", poster: described.id },
      { ...spoken, title: "Two", poster: picture.id },
    ];
    const response = await member("POST", `${about}/actions/publish`, { testimonials });
    expect(response.status).toBe(400);
    expect(response.refusal().paths).toEqual(["testimonials.1.poster"]);
    await files.describe(picture.id, "A gate");
    await publish({ testimonials });
    await publish({ testimonials: [] });
  });
});

describe("the order of projects", () => {
  it("puts new entries, duplicates and entries without a number last, and keeps a number that is set", async () => {
    const added = (title: string, fields: object = {}) => owner.create(projects, { title, ...fields });
    await added("First", { order: 100_001 });
    const second = await added("Second");
    const third = await added("Third");
    expect([second.order, third.order]).toEqual([100_011, 100_021]);
    const copy = await owner.duplicate(projects, third.documentId, { title: "Copy", order: 1 });
    expect(copy.order).toBe(100_031);
    expect((await owner.update(projects, second.documentId, { order: null })).order).toBe(100_041);
    expect((await owner.update(projects, third.documentId, { location: "Elsewhere" })).order).toBe(100_021);
  });
});
