/** @module-tag slow */
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Checklist } from "../src/plugins/launch/server/index.ts";
import { cmsDir, type RunningCms, startCms } from "../testing/running-cms.ts";
import {
  type ContentManager,
  credentials,
  type Entry,
  openContentManager,
  posts,
} from "./content-manager.ts";
import { callApi } from "./http.ts";
import { inviteAndLogIn, listRoute, logIn, type PanelClient, singleTypeRoute } from "./panel.ts";

let cms: RunningCms;
let contentManager: ContentManager;
let superAdmin: PanelClient;
let editor: PanelClient;

beforeAll(async () => {
  // Start with a new installation's sample content, which the checklist checks.
  cms = await startCms({
    withAdministrator: true,
    contentDir: path.resolve(cmsDir, "..", "samples", "content"),
  });
  contentManager = await openContentManager(cms);
  superAdmin = await logIn(cms, credentials);
  editor = await inviteAndLogIn(cms, superAdmin, "Editor", ["Edda", "Example"]);
}, 180_000);

afterAll(() => cms?.stop());

async function readChecklist(): Promise<Checklist> {
  const response = await editor("GET", "/launch");
  expect(response.status, response.text).toBe(200);
  return response.data<Checklist>();
}

const findItem = async (id: string) => (await readChecklist()).items.find((item) => item.id === id);

const setAccepted = (isAccepted: unknown, id = "exemption") =>
  editor("POST", "/launch/accepted", { id, isAccepted });
const setLive = (value: unknown) => editor("POST", "/launch/live", { isLive: value });
/** Reads the flag through the content API, as the site does. */
const isLive = async () => (await callApi<{ isLive: boolean }>(cms, "/launch")).data.isLive;

async function publishSingle(name: string, fields: object): Promise<void> {
  const response = await editor("POST", `${singleTypeRoute(name)}/actions/publish`, fields);
  expect(response.status, response.text).toBe(200);
}

const publishSettings = (fields: object) => publishSingle("site-setting", fields);

type Items = Record<string, Record<string, unknown>[]>;
const readDraft = async (name: string) => (await editor("GET", singleTypeRoute(name))).data<Items>();

describe("the launch checklist", () => {
  it("starts with every item open", async () => {
    const { items, isLive } = await readChecklist();
    expect(isLive).toBe(false);
    expect(items.length).toBeGreaterThan(22);
    expect(items.filter(({ isDone }) => isDone)).toEqual([]);
    expect((await findItem("contacts"))?.remaining).toContain("telephone");
    expect((await findItem("rank-sources"))?.remaining).toHaveLength(4);
    expect((await findItem("team"))?.remaining).toEqual(["Avery Reed", "Morgan Lind", "Jordan Hale"]);
    expect((await findItem("posts"))?.remaining.length).toBeGreaterThan(5);
    expect((await findItem("site-videos"))?.remaining).toEqual(["introduction", "founder’s video"]);
  });

  it("links each item about content to the form or list with that content", async () => {
    const { items } = await readChecklist();
    const withoutLink = items.filter(({ href, linkText }) => !href || !linkText).map(({ id }) => id);
    expect(withoutLink).toEqual(["brand-files"]);
  });

  it("refuses to go live while contacts that every page needs are samples", async () => {
    const response = await setLive(true);
    expect(response.status).toBe(400);
    expect(response.text).toContain("telephone");
    expect(await isLive()).toBe(false);
  });

  it("shrinks when entries are published, not when they are saved", async () => {
    const route = singleTypeRoute("site-setting");
    const { social } = (await editor("GET", route)).data<{ social: object[] }>();
    const contacts = {
      brand: "Prairie Holdings",
      addressLines: "1 Main Street\nPierre, SD 57501",
      phone: "(605) 222-0100",
    };
    expect((await editor("PUT", route, contacts)).status).toBe(200);
    expect((await findItem("contacts"))?.remaining).toHaveLength(4);
    await publishSettings(contacts);
    expect(await findItem("contacts")).toMatchObject({
      isDone: false,
      remaining: ["email address"],
    });
    await publishSettings({ email: "hello@prairie-holdings.com", social: social.slice(1) });
    expect(await findItem("contacts")).toMatchObject({ isDone: true, remaining: [] });
    const moreLinks = (await findItem("more-links"))?.remaining;
    expect(moreLinks).not.toContain("social links");
    expect(moreLinks).toContain("scheduling links");
  });

  it("drops the sample mark of a setting once it is replaced, even if the sample is saved again", async () => {
    const { data } = await callApi<{ samples: string[] }>(cms, "/site-setting");
    expect(data.samples).not.toContain("brand");
    await publishSettings({ brand: "Switchgrass Communities" });
    expect(await findItem("contacts")).toMatchObject({ isDone: true });
    await publishSettings({ brand: "Prairie Holdings" });
  });

  it("drops the sample mark of a replaced entry, and keeps it for a moved one", async () => {
    const { team: [first, ...others] = [] } = await readDraft("about-page");
    await publishSingle("about-page", { team: [...others, first] });
    expect((await findItem("team"))?.remaining).toEqual(["Morgan Lind", "Jordan Hale", "Avery Reed"]);
    await publishSingle("about-page", { team: [...others, { ...first, name: "Ruth Real" }] });
    expect((await findItem("team"))?.remaining).toEqual(["Morgan Lind", "Jordan Hale"]);
    const { data } = await callApi<Items>(cms, "/about-page?populate=*");
    expect(data.team?.filter(({ isSample }) => !isSample)).toMatchObject([{ name: "Ruth Real" }]);
  });

  it("recognizes a sample by its file", async () => {
    const uid = "api::podcast-episode.podcast-episode";
    const [episode, other] = await contentManager.list(uid);
    const audioOf = async (episodeEntry: Entry | undefined) => {
      const route = `${listRoute(uid)}/${episodeEntry?.documentId}`;
      return (await superAdmin("GET", route)).data<Entry>().audio;
    };
    await contentManager.publish(uid, episode?.documentId ?? "", {
      audio: await audioOf(episode),
      title: "Renamed",
    });
    expect((await findItem("podcast"))?.remaining).toHaveLength(3);
    await contentManager.publish(uid, episode?.documentId ?? "", { audio: await audioOf(other) });
    expect((await findItem("podcast"))?.remaining).toHaveLength(2);
  });

  it("counts each remaining sample or missing value separately", async () => {
    const { marketRanks: [rank, ...others] = [] } = await readDraft("offering");
    await publishSingle("offering", {
      marketRanks: [{ ...rank, source: "Census Bureau, March 2026" }, ...others],
    });
    expect((await findItem("rank-sources"))?.remaining).toHaveLength(3);
    const post = (await contentManager.list(posts))[0];
    const countBefore = (await findItem("posts"))?.remaining.length ?? 0;
    await contentManager.unpublish(posts, post?.documentId ?? "");
    expect((await findItem("posts"))?.remaining).toHaveLength(countBefore - 1);
  });

  it("lets the team accept an item and undo that", async () => {
    expect((await setAccepted(true)).status).toBe(200);
    expect((await findItem("exemption"))?.isDone).toBe(true);
    await setAccepted(false);
    expect((await findItem("exemption"))?.isDone).toBe(false);
    expect((await setAccepted(true, "not on the list")).status).toBe(400);
    expect((await setAccepted("yes")).status).toBe(400);
  });

  it("accepts samples as they are, but not missing values", async () => {
    expect((await setAccepted(true, "media-videos")).status).toBe(200);
    expect((await setAccepted(true, "links")).status).toBe(200);
    expect(await findItem("media-videos")).toMatchObject({ isDone: true, remaining: [] });
    expect(await findItem("links")).toMatchObject({ isDone: true, remaining: [] });
    expect((await findItem("more-links"))?.remaining).toContain("scheduling links");
    const { data } = await callApi<Items>(cms, "/media-page?populate=*");
    expect(data.videos).toHaveLength(3);
    expect(data.videos?.filter(({ isSample }) => isSample)).toEqual([]);
    expect((await setAccepted(true, "rank-sources")).status).toBe(400);
  });

  it("lets the site go live once every page has its contacts and links, and show its samples again", async () => {
    expect((await setLive("yes")).status).toBe(400);
    const response = await setLive(true);
    expect(response.status, response.text).toBe(200);
    expect(await isLive()).toBe(true);
    expect((await readChecklist()).isLive).toBe(true);
    await setLive(false);
    expect(await isLive()).toBe(false);
  });

  it("links to existing screens, and to a preview of hidden content", async () => {
    for (const { href } of (await readChecklist()).items) {
      if (!href) continue;
      expect((await editor("GET", href)).status, href).toBe(200);
    }
    const [claims = ""] =
      new URL((await readChecklist()).previewUrl).searchParams.get("token")?.split(".") ?? [];
    const { data } = await callApi<{ documentId: string }>(cms, "/launch");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      documentId: data.documentId,
      panel: `http://localhost:${cms.port}`,
      path: "/",
      type: "launch",
    });
  });
});

it("each published disclosure becomes a version of a legal text", async () => {
  await publishSettings({ disclosure: "You can lose everything." });
  const route = "/legal-texts?filters[field][$eq]=site-setting.disclosure&sort=id";
  const { data } = await callApi<{ wording: string }[]>(cms, route);
  expect(data.at(-1)?.wording).toBe("You can lose everything.");
});
