/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { type Watcher, watcherOf } from "./content-versions.ts";
import { credentials, type Editor, editorOf } from "./editor.ts";
import { api } from "./http.ts";
import { mediaLibraryOf } from "./media-library.ts";
import { logIn, type Member } from "./panel.ts";

const about = "/content-manager/single-types/api::about-page.about-page";
const projects = "api::project-card.project-card";

interface Person {
  id?: number;
  isSample?: boolean;
  name: string;
  role: string;
}

let cms: RunningCms;
let owner: Editor;
let member: Member;
let watcher: Watcher;

beforeAll(async () => {
  cms = await startCms({ withEditor: true });
  owner = await editorOf(cms);
  member = await logIn(cms, credentials);
  watcher = watcherOf(cms);
}, 300_000);

afterAll(() => cms?.stop());

const person = (name: string): Person => ({ name, role: "Builder" });
const shown = async () =>
  (await api<{ team: Person[] }>(cms, "/about-page?populate=*")).data.team.map(({ name }) => name);

/** Publishes, and returns the draft as the form then shows it. */
async function publish(fields: object): Promise<{ team: Person[] }> {
  const answer = await member("POST", `${about}/actions/publish`, fields);
  expect(answer.status, answer.text).toBe(200);
  return (await member("GET", about)).json<{ data: { team: Person[] } }>().data;
}

describe("a list on a page", () => {
  it("is published as a whole, in the saved order, as one change for the site", async () => {
    await publish({ team: ["Avery", "Jordan", "Morgan"].map(person) });
    expect(await shown()).toEqual(["Avery", "Jordan", "Morgan"]);
    await watcher.catchUp();
    const draft = await member("PUT", about, { team: ["Paula", "Avery"].map(person) });
    expect(draft.status).toBe(200);
    expect(await shown()).toEqual(["Avery", "Jordan", "Morgan"]);
    expect(await watcher.changes()).toEqual([]);
    await publish({});
    expect(await shown()).toEqual(["Paula", "Avery"]);
    expect(await watcher.changes()).toEqual(["about-page"]);
  });

  it("drops the sample mark of a replaced item, and keeps that of a moved one", async () => {
    const { team } = await publish({
      team: ["Sam", "Pat"].map((name) => ({ ...person(name), isSample: true })),
    });
    const moved = await publish({ team: team.toReversed() });
    expect(moved.team).toMatchObject([
      { name: "Pat", isSample: true },
      { name: "Sam", isSample: true },
    ]);
    const [pat, sam] = moved.team;
    const replaced = await publish({ team: [{ ...pat, name: "Ruth Real" }, sam] });
    expect(replaced.team).toMatchObject([
      { name: "Ruth Real", isSample: false },
      { name: "Sam", isSample: true },
    ]);
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
    const answer = await member("POST", `${about}/actions/publish`, { testimonials });
    expect(answer.status).toBe(400);
    const { error } = answer.json<{ error: { details: { errors: { path: string[] }[] } } }>();
    expect(error.details.errors.map(({ path }) => path)).toEqual([["testimonials", "1", "poster"]]);
    await files.describe(picture.id, "A gate");
    await publish({ testimonials });
    await publish({ testimonials: [] });
  });
});

describe("the order of projects", () => {
  it("puts new entries, duplicates and entries without a number last, and keeps a number that is set", async () => {
    const added = (title: string, fields: object = {}) => owner.create(projects, { title, ...fields });
    await added("First", { order: 1 });
    const second = await added("Second");
    const third = await added("Third");
    expect([second.order, third.order]).toEqual([11, 21]);
    const copy = await owner.duplicate(projects, third.documentId, { title: "Copy", order: 1 });
    expect(copy.order).toBe(31);
    expect((await owner.update(projects, second.documentId, { order: null })).order).toBe(41);
    expect((await owner.update(projects, third.documentId, { location: "Elsewhere" })).order).toBe(21);
  });
});
