/** @module-tag slow */
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../testing/inbox.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  // As a URL, because a folder may have a space in its name.
  const clock = new URL("../testing/movable-clock.ts", pathToFileURL(import.meta.filename)).href;
  site = await startSite({ env: { CMS_PORT: "9", NODE_OPTIONS: `--import=${clock}` } });
});
afterAll(() => site.stop());

async function yearOf(address: string) {
  const page = await (await fetch(site.url + address)).text();
  return {
    data: /"year",(\d{4})/.exec(page.replaceAll("\\", ""))?.[1],
    footer: /© (?:<!-- -->)?(\d{4})/.exec(page)?.[1],
  };
}

it("the footer of every page, cached or not, shows the new year at once", async () => {
  const thisYear = String(new Date().getUTCFullYear());
  const nextYear = String(Number(thisYear) + 1);
  expect(await yearOf("/")).toEqual({ data: thisYear, footer: thisYear });
  process.kill(site.pid ?? 0, "SIGUSR2");
  await eventually("the new year", async () => (await yearOf("/media")).footer === nextYear);
  for (const address of ["/", "/media", "/about"]) {
    expect(await yearOf(address), address).toEqual({ data: nextYear, footer: nextYear });
  }
});
