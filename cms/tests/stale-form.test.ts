import { beforeAll, expect, it } from "vitest";
import { credentials, type Entry, posts } from "./editor.ts";
import { invite, logIn, type Member } from "./panel.ts";
import { type SharedCms, sharedCms } from "./shared-cms.ts";

let cms: SharedCms;
let owner: Member;
let edith: Member;

beforeAll(async () => {
  cms = await sharedCms();
  owner = await logIn(cms, credentials);
  edith = await logIn(cms, await invite(cms, owner, "Editor", ["Edith", "Example"]));
}, 120_000);

const route = `/content-manager/collection-types/${posts}`;

async function post(title: string): Promise<{ one: string; version: string }> {
  const created = await owner("POST", route, { title });
  const { documentId, updatedAt } = created.json<{ data: Entry & { updatedAt: string } }>().data;
  return { one: `${route}/${documentId}`, version: updatedAt };
}

const titleOf = async (one: string) => (await owner("GET", one)).json<{ data: Entry }>().data.title;

it("a form that shows an older version neither saves nor publishes over what somebody has changed since", async () => {
  const { one, version } = await post("First");
  expect((await edith("PUT", one, { title: "Edith\u2019s" })).status).toBe(200);
  const shown = { "x-form-version": version };
  for (const answer of [
    await owner("PUT", one, { title: "Stale" }, shown),
    await owner("POST", `${one}/actions/publish`, { title: "Stale" }, shown),
  ]) {
    expect(answer.status).toBe(400);
    const { error } = answer.json<{ error: { message: string; details: { currentVersion: string } } }>();
    expect(error.message).toMatch(
      /^Edith Example changed this on \w+, \w+ \d+, \d{4} at \d+:\d\d [AP]M C[DS]T\. Reload to see it, or publish your version anyway\.$/,
    );
    expect(await titleOf(one)).toBe("Edith\u2019s");
  }
});

it("is let through once its author has seen that, and while nothing has changed", async () => {
  const { one, version } = await post("First");
  const current = { "x-form-version": version };
  const saved = await owner("PUT", one, { title: "Second" }, current);
  expect(saved.status).toBe(200);
  await edith("PUT", one, { title: "Edith\u2019s" });
  const refused = await owner("PUT", one, { title: "Mine" }, current);
  const { currentVersion } = refused.json<{ error: { details: { currentVersion: string } } }>().error.details;
  const knowing = { "x-form-version": currentVersion };
  expect((await owner("POST", `${one}/actions/publish`, { title: "Mine" }, knowing)).status).toBe(200);
  expect(await titleOf(one)).toBe("Mine");
});
