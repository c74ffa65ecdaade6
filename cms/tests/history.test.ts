import { beforeAll, describe, expect, it } from "vitest";
import { withTimes } from "../src/plugins/history/changes";
import { fieldsOfPage } from "../src/plugins/page-copy/catalogue";
import { credentials, type Entry, leads, posts, redirects } from "./editor.ts";
import { invite, logIn, type Member } from "./panel.ts";
import { type SharedCms, sharedCms } from "./shared-cms.ts";

let cms: SharedCms;
let owner: Member;
let edith: Member;
let author: Member;
let investorRelations: Member;

beforeAll(async () => {
  cms = await sharedCms();
  owner = await logIn(cms, credentials);
  edith = await logIn(cms, await invite(cms, owner, "Editor", ["Edith", "Example"]));
  author = await logIn(cms, await invite(cms, owner, "Author", ["Ann", "Author"]));
  investorRelations = await logIn(cms, await invite(cms, owner, "Investor Relations", ["Ira", "Example"]));
}, 180_000);

interface Listed {
  id: number;
  action: string;
  by: string;
  name: string;
  isOnSite?: boolean;
}

const pageTexts = "api::page-text.page-text";
const route = (uid: string) => `/content-manager/collection-types/${uid}`;

async function data<T>(response: ReturnType<Member>): Promise<T> {
  const { status, text, json } = await response;
  expect(status, text).toBeLessThan(300);
  return json<{ data: T }>().data;
}

const create = (title: string, by = owner) =>
  data<Entry & { updatedAt: string }>(by("POST", route(posts), { title, body: `The text of ${title}.` }));
const change = (documentId: string, fields: object, by = owner) =>
  data<Entry & { updatedAt: string }>(by("PUT", `${route(posts)}/${documentId}`, fields));
const publish = (documentId: string, by = owner) =>
  data<Entry>(by("POST", `${route(posts)}/${documentId}/actions/publish`, {}));
const entry = (documentId: string) => data<Entry>(owner("GET", `${route(posts)}/${documentId}`));
const history = (documentId: string, by = owner, uid = posts) =>
  data<Listed[]>(by("GET", `/content-history/entries/${uid}/${documentId}`));
const trash = (by = owner) => data<Listed[]>(by("GET", "/content-history/trash"));
const restore = (id: number | undefined, by = owner) =>
  by("POST", `/content-history/revisions/${id}/restore`, {});
async function undo(documentId: string): ReturnType<Member> {
  const [newest] = await history(documentId);
  return owner("POST", `/content-history/revisions/${newest?.id}/restore`, { undo: true });
}
const actionsOf = (listed: Listed[]) => listed.map(({ action, by }) => `${action} by ${by}`);

it("formats stored days and times, but not those inside a sentence or a path", () => {
  const text = "2026-11-23T10:00:55.532Z\nAs of: 2026-11-01\nMoved on 2026-11-02\n/issues/2026-11-03";
  const expected = "<2026-11-23T10:00:55.532Z>\nAs of: <2026-11-01>\nMoved on 2026-11-02\n/issues/2026-11-03";
  expect(withTimes(text, (stored) => `<${stored}>`)).toBe(expected);
});

describe("a form with an older version", () => {
  const message =
    /^Edith Example changed this on \w+, \w+ \d+, \d{4} at \d+:\d\d [AP]M C[DS]T\. What you typed is kept/;

  it("cannot save or publish over a newer change", async () => {
    const { documentId, updatedAt } = await create("First");
    await change(documentId, { title: "Edith’s" }, edith);
    const stale = { title: "Stale", openedVersion: updatedAt };
    const postRoute = `${route(posts)}/${documentId}`;
    for (const response of [
      await owner("PUT", postRoute, stale),
      await owner("POST", `${postRoute}/actions/publish`, stale),
    ]) {
      expect(response.status).toBe(400);
      expect(response.refusal().message).toMatch(message);
    }
    const newer = await entry(documentId);
    expect(newer.title).toBe("Edith’s");
    await change(documentId, { title: "Seen", openedVersion: newer.updatedAt });
  });

  it("keeps its refused input in the history; a second refusal replaces the first", async () => {
    const { documentId, updatedAt } = await create("Theirs");
    await change(documentId, { title: "Theirs, newer" });
    for (const title of ["Given", "Given up"]) {
      const stale = { title, openedVersion: updatedAt };
      expect((await edith("PUT", `${route(posts)}/${documentId}`, stale)).status).toBe(400);
    }
    await expect.poll(async () => (await history(documentId))[0]?.action).toMatch(/^Not saved/);
    const listed = await history(documentId);
    expect(actionsOf(listed)).toEqual([
      "Not saved: someone else had changed it by Edith Example",
      expect.stringMatching(/^Saved by /),
      expect.stringMatching(/^Saved by /),
    ]);
    await data(restore(listed[0]?.id));
    expect(await entry(documentId)).toMatchObject({ title: "Given up", body: "The text of Theirs." });
  });

  it("is refused when another form is saved at the same moment", async () => {
    const { documentId, updatedAt } = await create("At once");
    const save = (title: string, by: Member) =>
      by("PUT", `${route(posts)}/${documentId}`, { title, openedVersion: updatedAt });
    const responses = await Promise.all([save("One", owner), save("Other", edith)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe("the history of an entry", () => {
  it("lists who saved, scheduled, published and unpublished it, and what changed", async () => {
    const { documentId } = await create("Told");
    await change(documentId, { title: "Told again" }, edith);
    await change(documentId, { publishAt: new Date(Date.now() + 86_400_000).toISOString() });
    await change(documentId, { publishAt: null });
    await publish(documentId, edith);
    await owner("POST", `${route(posts)}/${documentId}/actions/unpublish`, {});
    const listed = await history(documentId);
    expect(actionsOf(listed).map((line) => line.split(" by ")[0])).toEqual([
      ...["Unpublished", "Published", "Saved", "Scheduled", "Saved", "Saved"],
    ]);
    expect(listed[4]?.by).toBe("Edith Example");
    const changes = await data<object[]>(owner("GET", `/content-history/revisions/${listed[4]?.id}`));
    expect(changes).toEqual([{ label: "Title", before: "Told", after: "Told again" }]);
  });

  it("begins with the entry as it was before its first recorded change, for example a page’s copy", async () => {
    const copy = route(pageTexts);
    const page = (await owner("GET", `${copy}?filters[title][$eq]=About`)).json<{ results: Entry[] }>()
      .results[0];
    const field = fieldsOfPage("about").find(({ path }) => path === "about.banner.title");
    const pageRoute = `${copy}/${page?.documentId}`;
    await data(edith("PUT", pageRoute, { copy: { [field?.path ?? ""]: "By mistake" } }));
    const [newest, original] = await history(page?.documentId ?? "", edith, pageTexts);
    expect(original).toMatchObject({ action: "Before the first change", name: page?.title });
    const changes = await data<object[]>(edith("GET", `/content-history/revisions/${newest?.id}`));
    const label = expect.stringMatching(/ › Heading$/);
    expect(changes).toEqual([{ label, before: `Default: ${field?.default}`, after: "By mistake" }]);
    expect((await restore(original?.id, edith)).status).toBe(200);
    expect((await data<Entry>(owner("GET", pageRoute))).copy).toEqual(page?.copy);
  });

  it("marks the version that is on the site", async () => {
    const { documentId } = await create("Marked");
    const marks = async () => (await history(documentId)).map(({ action, isOnSite }) => [action, isOnSite]);
    expect(await marks()).toEqual([["Saved", false]]);
    await publish(documentId);
    await change(documentId, { title: "Later draft" });
    expect(await marks()).toEqual([
      ["Saved", false],
      ["Published", true],
      ["Saved", false],
    ]);
    await owner("POST", `${route(posts)}/${documentId}/actions/unpublish`, {});
    expect((await marks()).some(([, isOnSite]) => isOnSite)).toBe(false);
  });

  it("names the fields of components as the form does", async () => {
    const texts = await data<{ labels: Record<string, string> }>(
      owner("GET", "/content-history/form-texts/api::about-page.about-page"),
    );
    expect(texts.labels["team.name"]).toBe("Name");
    expect(texts.labels["testimonials.isInvestor"]).toMatch(/^[A-Z].* /);
  });

  it("restores an earlier version as a draft and leaves what is published", async () => {
    const { documentId } = await create("Good");
    await publish(documentId);
    await change(documentId, { title: "Bad", body: "Overwritten." });
    await publish(documentId);
    const good = (await history(documentId)).findLast(({ action }) => action === "Published");
    expect((await restore(good?.id, edith)).status).toBe(200);
    expect(await entry(documentId)).toMatchObject({ title: "Good", body: "The text of Good." });
    const { data: published } = (await owner("GET", `${route(posts)}/${documentId}?status=published`)).json<{
      data: Entry;
    }>();
    expect(published.title).toBe("Bad");
    expect(actionsOf(await history(documentId))[0]).toBe("Restored by Edith Example");
  });

  it("does not unschedule an entry for users who may not publish", async () => {
    const { documentId } = await create("Scheduled for Ann", author);
    const [saved] = await history(documentId, author);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await change(documentId, { publishAt });
    expect((await restore(saved?.id, author)).status).toBe(403);
    expect(await entry(documentId)).toMatchObject({ publishAt });
    await data(restore(saved?.id));
    expect(await entry(documentId)).toMatchObject({ publishAt: null });
  });

  it("shows and restores only entries that the user may read, and no leads", async () => {
    const { documentId } = await create("Not yours");
    const [newest] = await history(documentId);
    for (const stranger of [author, investorRelations]) {
      expect(await history(documentId, stranger)).toEqual([]);
      expect((await stranger("GET", `/content-history/revisions/${newest?.id}`)).status).toBe(404);
      expect((await restore(newest?.id, stranger)).status).toBe(404);
    }
    const own = await create("Ann’s own", author);
    expect(actionsOf(await history(own.documentId, author))).toEqual(["Saved by Ann Author"]);
    await change(own.documentId, { title: "Ann’s own, again" }, author);
    const [last] = await history(own.documentId, author);
    expect(await data<object[]>(author("GET", `/content-history/revisions/${last?.id}`))).toEqual([
      { label: "Title", before: "Ann’s own", after: "Ann’s own, again" },
    ]);
    expect((await owner("GET", `/content-history/entries/${leads}/any`)).status).toBe(404);
  });
});

describe("a deleted or unpublished entry", () => {
  it("is in the trash with its name, and is restored as a draft with its redirects", async () => {
    const { documentId } = await create("Thrown away");
    await publish(documentId);
    await change(documentId, { slug: "thrown-away-renamed" });
    await publish(documentId);
    const fetchRedirects = () => fetch(`${cms.apiUrl}/redirects?filters[to][$eq]=/blog/thrown-away-renamed`);
    const countRedirects = async () => (await (await fetchRedirects()).json()).data.length;
    expect(await countRedirects()).toBe(1);
    expect((await edith("DELETE", `${route(posts)}/${documentId}`)).status).toBe(200);
    expect(await countRedirects()).toBe(0);
    const found = (await trash()).find(({ name }) => name === "Thrown away");
    expect(found).toMatchObject({ action: "Deleted", by: "Edith Example" });
    expect((await trash()).some(({ name }) => name.includes("/blog/"))).toBe(false);
    expect(await trash(author)).toEqual([]);
    expect((await restore(found?.id)).status).toBe(200);
    expect(await entry(documentId)).toMatchObject({ title: "Thrown away", publishedAt: null });
    expect((await trash()).some(({ name }) => name === "Thrown away")).toBe(false);
    await publish(documentId);
    expect(await countRedirects()).toBe(1);
  });

  it("returns with its published and draft versions when the delete is undone", async () => {
    const { documentId } = await create("Live");
    await publish(documentId);
    await change(documentId, { title: "Live, with a draft" });
    await owner("DELETE", `${route(posts)}/${documentId}`);
    const [deleted] = await history(documentId);
    expect((await undo(documentId)).status).toBe(200);
    expect((await entry(documentId)).title).toBe("Live, with a draft");
    const response = await owner("GET", `${route(posts)}/${documentId}?status=published`);
    expect(response.json<{ data: Entry }>().data.title).toBe("Live");
    const again = await owner("POST", `/content-history/revisions/${deleted?.id}/restore`, { undo: true });
    expect(again.status).toBe(400);
  });

  it("is in the trash regardless of its type, for example a redirect", async () => {
    const fields = { from: "/trash-me", to: "/about" };
    const { documentId } = await data<Entry>(owner("POST", route(redirects), fields));
    await owner("DELETE", `${route(redirects)}/${documentId}`);
    expect((await trash()).map(({ name }) => name)).toContain("/trash-me");
  });

  it("returns to the site unchanged when an unpublish is undone", async () => {
    const { documentId } = await create("Seen by visitors");
    await publish(documentId);
    await owner("POST", `${route(posts)}/${documentId}/actions/unpublish`, {});
    expect((await undo(documentId)).status).toBe(200);
    const response = await owner("GET", `${route(posts)}/${documentId}?status=published`);
    expect(response.json<{ data: Entry }>().data.title).toBe("Seen by visitors");
  });
});
