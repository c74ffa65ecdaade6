import { expect, it, vi } from "vitest";
import { rawAnswer, rawGet } from "../testing/raw-http.ts";
import { freePort, type RunningSite, startSite } from "../testing/running-site.ts";

/** Where the system spreads connections over all who listen. */
const canShare = ["aix", "freebsd", "linux", "sunos"].includes(process.platform);

it.runIf(canShare)("sites that share a port all answer, and go on when one of them is killed", async () => {
  const port = await freePort();
  async function start(): Promise<RunningSite> {
    const site = await startSite({ env: { CMS_PORT: "9", SHARE_PORT: "true" }, port });
    // Until now another one may have answered in its place.
    await vi.waitFor(() => expect(site.logs()).toContain("site.listening"), 20_000);
    return site;
  }
  const statuses = async () => {
    const answers = Array.from({ length: 20 }, () => rawAnswer(port, rawGet("/about")));
    return new Set((await Promise.all(answers)).map(({ status }) => status));
  };
  const sites = [await start(), await start()];
  try {
    expect(await statuses()).toEqual(new Set([200]));
    for (const [index, site] of sites.entries()) {
      await site.kill();
      expect(await statuses()).toEqual(new Set([200]));
      sites[index] = await start();
    }
  } finally {
    for (const site of sites) await site.stop();
  }
});
