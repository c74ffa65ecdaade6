import { describe, expect, it } from "vitest";
import {
  differences,
  fieldLabel,
  formatTimes,
  type ListedRevision,
  type RecentEntry,
} from "../src/plugins/history/changes";
import { listPageFields } from "../src/plugins/page-copy/catalogue";
import { credentials, type Entry, leads, posts } from "./content-manager.ts";
import { inviteAndLogIn, listRoute, logIn, type PanelClient } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

const cms = await sharedCms();
const superAdmin = await logIn(cms, credentials);
const edith = await inviteAndLogIn(cms, superAdmin, "Editor", ["Edith", "Example"]);
const author = await inviteAndLogIn(cms, superAdmin, "Author", ["Ann", "Author"]);
const investorRelations = await inviteAndLogIn(cms, superAdmin, "Investor Relations", ["Ira", "Example"]);

const pageTexts = "api::page-text.page-text";

async function readData<T>(response: ReturnType<PanelClient>): Promise<T> {
  const { data, status, text } = await response;
  expect(status, text).toBeLessThan(300);
  return data<T>();
}

const createPost = (title: string, client = superAdmin) =>
  readData<Entry & { updatedAt: string }>(
    client("POST", listRoute(posts), { title, body: `The text of ${title}.` }),
  );
const changePost = (documentId: string, fields: object, client = superAdmin) =>
  readData<Entry & { updatedAt: string }>(client("PUT", `${listRoute(posts)}/${documentId}`, fields));
const publishPost = (documentId: string, client = superAdmin) =>
  readData<Entry>(client("POST", `${listRoute(posts)}/${documentId}/actions/publish`, {}));
const readPost = (documentId: string) =>
  readData<Entry>(superAdmin("GET", `${listRoute(posts)}/${documentId}`));
const readPublished = (documentId: string) =>
  readData<Entry>(superAdmin("GET", `${listRoute(posts)}/${documentId}?status=published`));
const readHistory = (documentId: string, client = superAdmin, uid = posts) =>
  readData<ListedRevision[]>(client("GET", `/content-history/entries/${uid}/${documentId}`));
const readTrash = (client = superAdmin) =>
  readData<ListedRevision[]>(client("GET", "/content-history/trash"));
const restore = (id: number | undefined, client = superAdmin) =>
  client("POST", `/content-history/revisions/${id}/restore`, {});
async function undoLast(documentId: string): ReturnType<PanelClient> {
  const [newest] = await readHistory(documentId);
  return superAdmin("POST", `/content-history/revisions/${newest?.id}/restore`, { undo: true });
}
async function readChanges(revision: ListedRevision | undefined, client = superAdmin) {
  const { after, before } = await readData<{ after: object; before: object }>(
    client("GET", `/content-history/revisions/${revision?.id}`),
  );
  return differences({ ...before }, { ...after });
}
const readLabels = (uid: string) =>
  readData<Record<string, string>>(superAdmin("GET", `/content-history/labels/${uid}`));
const describeAll = (revisions: ListedRevision[]) => revisions.map(({ action, by }) => `${action} by ${by}`);

it("formats stored days and times, but not those inside a sentence or a path", () => {
  const text = "2026-11-23T10:00:55.532Z\nAs of: 2026-11-01\nMoved on 2026-11-02\n/issues/2026-11-03";
  const expected = "<2026-11-23T10:00:55.532Z>\nAs of: <2026-11-01>\nMoved on 2026-11-02\n/issues/2026-11-03";
  expect(formatTimes(text, (stored) => `<${stored}>`)).toBe(expected);
});

it("compares a component's status, but not the status that the panel adds to entries", () => {
  const property = (status: string) => ({ properties: [{ id: 1, status }] });
  expect(differences(property("Leased"), property("Sold"))).toHaveLength(1);
  expect(differences({ status: "draft", title: "A" }, { status: "modified", title: "A" })).toEqual([]);
});

describe("a form with an older version", () => {
  const message =
    /^Edith Example changed this on \w+, \w+ \d+, \d{4} at \d+:\d\d [AP]M C[DS]T\. What you typed is kept/;

  it("cannot save or publish over a newer change", async () => {
    const { documentId, updatedAt } = await createPost("First");
    await changePost(documentId, { title: "Edith’s" }, edith);
    const stale = { title: "Stale", openedVersion: updatedAt };
    const postRoute = `${listRoute(posts)}/${documentId}`;
    expect((await superAdmin("PUT", postRoute, stale)).refusal().message).toMatch(message);
    expect((await superAdmin("POST", `${postRoute}/actions/publish`, stale)).refusal().message).toMatch(
      message,
    );
    const newer = await readPost(documentId);
    expect(newer.title).toBe("Edith’s");
    await changePost(documentId, { title: "Seen", openedVersion: newer.updatedAt });
  });

  it("keeps its refused input in the history; a second refusal replaces the first", async () => {
    const { documentId, updatedAt } = await createPost("Theirs");
    await changePost(documentId, { title: "Theirs, newer" });
    for (const title of ["Given", "Given up"]) {
      const stale = { title, openedVersion: updatedAt };
      expect((await edith("PUT", `${listRoute(posts)}/${documentId}`, stale)).status).toBe(400);
    }
    await expect.poll(async () => (await readHistory(documentId))[0]?.action).toMatch(/^Not saved/);
    const [refused, ...saved] = await readHistory(documentId);
    expect([refused?.by, saved.map(({ action }) => action)]).toEqual(["Edith Example", ["Saved", "Saved"]]);
    await readData(restore(refused?.id));
    expect(await readPost(documentId)).toMatchObject({ title: "Given up", body: "The text of Theirs." });
  });

  it("is refused when another form is saved at the same moment", async () => {
    const { documentId, updatedAt } = await createPost("At once");
    const save = (title: string, client: PanelClient) =>
      client("PUT", `${listRoute(posts)}/${documentId}`, { title, openedVersion: updatedAt });
    const responses = await Promise.all([save("One", superAdmin), save("Other", edith)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe("the history of an entry", () => {
  it("lists who saved, scheduled, published and unpublished it, and what changed", async () => {
    const { documentId } = await createPost("Told");
    await changePost(documentId, { title: "Told again" }, edith);
    await changePost(documentId, { publishAt: new Date(Date.now() + 86_400_000).toISOString() });
    await changePost(documentId, { publishAt: null });
    await publishPost(documentId, edith);
    await superAdmin("POST", `${listRoute(posts)}/${documentId}/actions/unpublish`, {});
    const revisions = await readHistory(documentId);
    expect(revisions.map(({ action }) => action)).toEqual([
      ...["Unpublished", "Published", "Saved", "Scheduled", "Saved", "Saved"],
    ]);
    expect(revisions[4]?.by).toBe("Edith Example");
    expect(await readChanges(revisions[4])).toEqual([
      { path: ["title"], before: "Told", after: "Told again" },
    ]);
  });

  it("begins with the entry as it was before its first recorded change, for example a page’s copy", async () => {
    const copy = listRoute(pageTexts);
    const page = (await superAdmin("GET", `${copy}?filters[title][$eq]=About`)).json<{ results: Entry[] }>()
      .results[0];
    const field = listPageFields("about").find(({ path }) => path === "about.banner.title");
    const pageRoute = `${copy}/${page?.documentId}`;
    await readData(edith("PUT", pageRoute, { copy: { [field?.path ?? ""]: "By mistake" } }));
    const [newest, original] = await readHistory(page?.documentId ?? "", edith, pageTexts);
    expect(original).toMatchObject({
      action: "Before the first change",
      by: "The installation",
      name: page?.title,
    });
    const [change] = await readChanges(newest, edith);
    expect(change).toMatchObject({ before: undefined, after: "By mistake" });
    expect(fieldLabel(change?.path ?? [], await readLabels(pageTexts))).toMatch(/^[^›]+ › Heading$/);
    expect((await restore(original?.id, edith)).status).toBe(200);
    expect((await readData<Entry>(superAdmin("GET", pageRoute))).copy).toEqual(page?.copy);
  });

  it("restores an earlier version as a draft and leaves what is published", async () => {
    const { documentId } = await createPost("Good");
    await publishPost(documentId);
    await changePost(documentId, { title: "Bad", body: "Overwritten." });
    await publishPost(documentId);
    const goodRevision = (await readHistory(documentId)).findLast(({ action }) => action === "Published");
    expect((await restore(goodRevision?.id, edith)).status).toBe(200);
    expect(await readPost(documentId)).toMatchObject({ title: "Good", body: "The text of Good." });
    expect((await readPublished(documentId)).title).toBe("Bad");
    expect(describeAll(await readHistory(documentId))[0]).toBe("Restored by Edith Example");
  });

  it("does not let users who may not publish restore a version that would unschedule the entry", async () => {
    const { documentId } = await createPost("Scheduled for Ann", author);
    const [saved] = await readHistory(documentId, author);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await changePost(documentId, { publishAt });
    expect((await restore(saved?.id, author)).status).toBe(403);
    expect(await readPost(documentId)).toMatchObject({ publishAt });
    await readData(restore(saved?.id));
    expect(await readPost(documentId)).toMatchObject({ publishAt: null });
  });

  it("shows and restores only entries that the user may read, and no leads", async () => {
    const { documentId } = await createPost("Not yours");
    const [newest] = await readHistory(documentId);
    for (const stranger of [author, investorRelations]) {
      expect(await readHistory(documentId, stranger)).toEqual([]);
      expect((await stranger("GET", `/content-history/revisions/${newest?.id}`)).status).toBe(404);
      expect((await restore(newest?.id, stranger)).status).toBe(404);
    }
    const ownPost = await createPost("Ann’s own", author);
    expect(describeAll(await readHistory(ownPost.documentId, author))).toEqual(["Saved by Ann Author"]);
    await changePost(ownPost.documentId, { title: "Ann’s own, again" }, author);
    const [last] = await readHistory(ownPost.documentId, author);
    expect(await readChanges(last, author)).toEqual([
      { path: ["title"], before: "Ann’s own", after: "Ann’s own, again" },
    ]);
    expect((await superAdmin("GET", `/content-history/entries/${leads}/any`)).status).toBe(404);
  });
});

it("lists each recently changed entry once, newest first, without deleted ones", async () => {
  const { documentId } = await createPost("Renamed lately");
  await publishPost(documentId);
  await changePost(documentId, { slug: "renamed-lately-again" });
  await publishPost(documentId);
  const deleted = await createPost("Deleted lately");
  await superAdmin("DELETE", `${listRoute(posts)}/${deleted.documentId}`);
  const readRecent = (client = superAdmin) =>
    readData<RecentEntry[]>(client("GET", "/content-history/recent"));
  const [newest, ...others] = await readRecent();
  expect(newest).toMatchObject({
    name: "Renamed lately",
    action: "Published",
    path: `collection-types/${posts}/${documentId}`,
  });
  const names = others.map(({ name }) => name);
  expect(names).not.toContain("Renamed lately");
  expect(names).not.toContain("Deleted lately");
  expect(await readRecent(investorRelations)).toEqual([]);
});

describe("a deleted or unpublished entry", () => {
  it("is in the trash with its name, and is restored as a draft with its redirects", async () => {
    const { documentId } = await createPost("Thrown away");
    await publishPost(documentId);
    await changePost(documentId, { slug: "thrown-away-renamed" });
    await publishPost(documentId);
    const fetchRedirects = () => fetch(`${cms.apiUrl}/redirects?filters[to][$eq]=/blog/thrown-away-renamed`);
    const countRedirects = async () => (await (await fetchRedirects()).json()).data.length;
    expect(await countRedirects()).toBe(1);
    expect((await edith("DELETE", `${listRoute(posts)}/${documentId}`)).status).toBe(200);
    expect(await countRedirects()).toBe(0);
    const trashItem = (await readTrash()).find(({ name }) => name === "Thrown away");
    expect(trashItem).toMatchObject({ action: "Deleted", by: "Edith Example" });
    expect((await readTrash()).some(({ name }) => name.includes("/blog/"))).toBe(false);
    expect(await readTrash(author)).toEqual([]);
    expect((await restore(trashItem?.id)).status).toBe(200);
    expect(await readPost(documentId)).toMatchObject({ title: "Thrown away", publishedAt: null });
    expect((await readTrash()).some(({ name }) => name === "Thrown away")).toBe(false);
    await publishPost(documentId);
    expect(await countRedirects()).toBe(1);
  });

  it("returns with its published and draft versions when the delete or unpublish is undone", async () => {
    const { documentId } = await createPost("Live");
    await publishPost(documentId);
    await superAdmin("POST", `${listRoute(posts)}/${documentId}/actions/unpublish`, {});
    expect((await undoLast(documentId)).status).toBe(200);
    expect((await readPublished(documentId)).title).toBe("Live");
    await changePost(documentId, { title: "Live, with a draft" });
    await superAdmin("DELETE", `${listRoute(posts)}/${documentId}`);
    const [deleted] = await readHistory(documentId);
    expect((await undoLast(documentId)).status).toBe(200);
    expect((await readPost(documentId)).title).toBe("Live, with a draft");
    expect((await readPublished(documentId)).title).toBe("Live");
    const again = await superAdmin("POST", `/content-history/revisions/${deleted?.id}/restore`, {
      undo: true,
    });
    expect(again.status).toBe(400);
  });
});
