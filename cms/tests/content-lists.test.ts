import { describe, expect, it } from "vitest";
import { credentials, openContentManager } from "./content-manager.ts";
import { callApi } from "./http.ts";
import { openMediaLibrary } from "./media-library.ts";
import { sharedSession, singleTypeRoute } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";
import { watchContentVersions } from "./version-watcher.ts";

const about = singleTypeRoute("about-page");
const projects = "api::project-card.project-card";

interface Person {
  name: string;
  role: string;
}

const cms = await sharedCms();
const contentManager = await openContentManager(cms);
const superAdmin = await sharedSession(cms, credentials);
const watcher = watchContentVersions(cms);

const makePerson = (name: string): Person => ({ name, role: "Builder" });
const readPublishedNames = async () =>
  (await callApi<{ team: Person[] }>(cms, "/about-page?populate=*")).data.team.map(({ name }) => name);

async function publish(fields: object): Promise<void> {
  const response = await superAdmin("POST", `${about}/actions/publish`, fields);
  expect(response.status, response.text).toBe(200);
}

describe("a list on a page", () => {
  it("is published as a whole, in the saved order, as one change for the site", async () => {
    await publish({ team: ["Avery", "Jordan", "Morgan"].map(makePerson) });
    expect(await readPublishedNames()).toEqual(["Avery", "Jordan", "Morgan"]);
    await watcher.catchUp();
    const draft = await superAdmin("PUT", about, { team: ["Paula", "Avery"].map(makePerson) });
    expect(draft.status).toBe(200);
    expect(await readPublishedNames()).toEqual(["Avery", "Jordan", "Morgan"]);
    expect(await watcher.changes()).toEqual([]);
    await publish({});
    expect(await readPublishedNames()).toEqual(["Paula", "Avery"]);
    expect(await watcher.changes()).toEqual(["about-page"]);
  });

  it("cannot be published with an undescribed picture; the error names the picture's field", async () => {
    const files = await openMediaLibrary(cms);
    const described = await files.upload("a.png");
    await files.describe(described.id, "A yard in May");
    const picture = await files.upload("b.png");
    await files.describe(picture.id, "");
    const testimonial = { youtubeId: "aqz-KE-bpKQ", isInvestor: false, isPaid: false };
    const testimonials = [
      { ...testimonial, title: "One", poster: described.id },
      { ...testimonial, title: "Two", poster: picture.id },
    ];
    const response = await superAdmin("POST", `${about}/actions/publish`, { testimonials });
    expect(response.status).toBe(400);
    expect(response.refusal().paths).toEqual(["testimonials.1.poster"]);
    await files.describe(picture.id, "A gate");
    await publish({ testimonials });
    await publish({ testimonials: [] });
  });
});

describe("the order of projects", () => {
  it("puts new entries, duplicates and entries without a number last, and keeps a number that is set", async () => {
    const createProject = (title: string, fields: object = {}) =>
      contentManager.create(projects, { title, ...fields });
    await createProject("First", { order: 100_001 });
    const second = await createProject("Second");
    const third = await createProject("Third");
    expect([second.order, third.order]).toEqual([100_011, 100_021]);
    const copy = await contentManager.duplicate(projects, third.documentId, { title: "Copy", order: 1 });
    expect(copy.order).toBe(100_031);
    expect((await contentManager.update(projects, second.documentId, { order: null })).order).toBe(100_041);
    expect((await contentManager.update(projects, third.documentId, { location: "Elsewhere" })).order).toBe(
      100_021,
    );
  });
});
