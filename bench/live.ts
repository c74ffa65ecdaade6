/** Started by `npm run bench -- live`: how soon visitors see what the team publishes, by kind of change. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cmsDir, startCms } from "../cms/testing/running-cms.mjs";
import { createEditor, editorOf, posts, redirects } from "../cms/tests/editor.ts";
import { mediaLibraryOf } from "../cms/tests/media-library.ts";
import { freePort, startSite } from "../site/testing/running-site.ts";
import { loadAverage, machineClass } from "./machine.ts";
import { table } from "./table.ts";
import { median, until } from "./waiting.ts";

const pages = "api::page.page";
const pageTexts = "api::page-text.page-text";
const rounds = 10;
const readDeadlineMs = 60_000;
const liveDeadlineMs = 20_000;

const loadBefore = loadAverage();
const port = await freePort();
const cms = await startCms({
  contentDir: path.join(cmsDir, "../samples/content"),
  env: { SITE_HINT_URLS: `http://127.0.0.1:${port}` },
});
await createEditor(cms);
const editor = await editorOf(cms);
const library = await mediaLibraryOf(cms);
const site = await startSite({ env: { CONTENT_API_URL: cms.apiUrl, CONTENT_API_TOKEN: cms.token }, port });

const textOf = async (address: string) => (await fetch(`${site.url}${address}`)).text();
const shows = (address: string, text: string) => async () => (await textOf(address)).includes(text);

async function idOf(uid: string, isIt: (entry: Readonly<Record<string, unknown>>) => boolean) {
  const entry = (await editor.list(uid)).find(isIt);
  if (!entry) throw new Error(`The samples have no such entry of ${uid}`);
  return entry.documentId;
}

const picture = await library.upload("campaign.png");
const campaign = await editor.create(pages, {
  title: "Campaign",
  slug: "campaign",
  description: "A page of the measurement.",
  hero: { image: picture.id, lead: "Read on.", withForm: true },
  inFooter: true,
  inResourcesMenu: true,
});
await editor.publish(pages, campaign.documentId);
const post = await idOf(posts, () => true);
const homeWords = await idOf(pageTexts, ({ page }) => page === "home");
const formWords = await idOf(pageTexts, ({ page }) => page === "forms");
await until("the campaign page", readDeadlineMs, shows("/", "Campaign"));

const heroOfCampaign = async () => /\/files\/[0-9a-f]{24}\//.exec(await textOf("/campaign"))?.[0];

/** Each publishes a change of its kind and tells how to see that it is live. */
const kinds: Readonly<Record<string, (round: number) => Promise<() => Promise<boolean>>>> = {
  "a post's title, on its page": async (round) => {
    const title = `Published for the measurement ${round}`;
    const { slug } = await editor.publish(posts, post, { title });
    return shows(`/blog/${String(slug)}`, title);
  },
  "the home page's headline": async (round) => {
    const title = `A headline of round ${round}`;
    await editor.publish(pageTexts, homeWords, { words: { "home.hero.title": title } });
    return shows("/", title);
  },
  "a campaign page's name, in the menu of another page": async (round) => {
    const title = `Campaign of round ${round}`;
    await editor.publish(pages, campaign.documentId, { title });
    return shows("/about", title);
  },
  "the consent beside the form": async (round) => {
    const consent = `{brand} may call me in round ${round}, until I write to {email}.`;
    await editor.publish(pageTexts, formWords, { words: { "forms.consent.calls": consent } });
    return shows("/contact", `may call me in round ${round},`);
  },
  "a picture replaced in the library": async (round) => {
    const before = await heroOfCampaign();
    await library.replace(picture.id, `${String.fromCharCode(97 + round)}.png`);
    return async () => {
      const now = await heroOfCampaign();
      return now !== undefined && now !== before;
    };
  },
  "a redirect": async (round) => {
    const from = `/measured-${round}`;
    const { documentId } = await editor.create(redirects, { from, to: "/about" });
    await editor.publish(redirects, documentId);
    return async () => {
      const { headers } = await fetch(`${site.url}${from}`, { redirect: "manual" });
      return headers.get("location") === "/about";
    };
  },
};

const waits = new Map(Object.keys(kinds).map((kind): [string, number[]] => [kind, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const [kind, publish] of Object.entries(kinds)) {
    const isLive = await publish(round);
    waits.get(kind)?.push(await until(kind, liveDeadlineMs, isLive));
  }
}
await site.stop();
await cms.stop();

const whole = (ms: number) => ms.toFixed(0);
const rows = Array.from(waits, ([kind, times]) => [kind, whole(median(times)), whole(Math.max(...times))]);
const figures = table(["published", "median ms", "longest ms"], rows);
const report = `# Publish to live: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
Site, content service (SQLite, the samples) and the program that asks share this machine. Measured with \`npm run bench -- live\`.

From the content service's answer to the editor until the public page shows the change; ${rounds} of each kind, in turns.

${figures}
`;
const results = path.join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, "live.md"), report);
process.stdout.write(`\n${figures}\n`);
