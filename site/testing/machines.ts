import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningCms, startCms } from "../../cms/testing/running-cms.mjs";
import { startBucket } from "../../cms/tests/bucket.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { startPostgres } from "./running-postgres.ts";
import { freePort, type RunningSite, startSite } from "./running-site.ts";
import type { Ledger } from "./visitors.ts";

const contentDir = path.join(import.meta.dirname, "../../samples/content");

export type Name = "site 1" | "site 2" | "cms 1" | "cms 2";

/** Setup with many machines (docs/operations/scale.md) as processes; no two share a folder. */
export interface Machines {
  readonly cms: RunningCms;
  readonly cmsBalancer: Balancer;
  readonly names: readonly Name[];
  readonly siteBalancer: Balancer;
  databaseRestarts(): number;
  /** Returns the process that runs now, or ran last. */
  site(name: "site 1" | "site 2"): RunningSite;
  isUp(name: Name): boolean;
  kills(name: Name): number;
  /** Kills it and starts it again on the same folder and port. */
  killAndStart(name: Name): Promise<void>;
  /**
   * Kills the content services, calls `send` with the URL of site 1, kills that site, deletes its folder, and starts
   * the content services again. Then only site 2 can deliver the leads.
   */
  loseSiteWithItsLeads(send: (siteUrl: string) => Promise<Ledger>): Promise<Ledger>;
  restartDatabase(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both content services at once on an empty database. */
export async function startMachines(): Promise<Machines> {
  const root = mkdtempSync(path.join(tmpdir(), "many-machines-"));
  const folder = (name: Name) => path.join(root, name.replace(" ", "-"));
  const ports = await Promise.all(Array.from({ length: 4 }, freePort));
  const [portOfSite1 = 0, portOfSite2 = 0, portOfCms1 = 0, portOfCms2 = 0] = ports;
  const sitePorts = { "site 1": portOfSite1, "site 2": portOfSite2 };
  const cmsPorts = { "cms 1": portOfCms1, "cms 2": portOfCms2 };
  const at = (port: number) => `http://127.0.0.1:${port}`;

  const postgres = await startPostgres();
  const bucket = await startBucket();
  const siteBalancer = await startBalancer([portOfSite1, portOfSite2].map(at));
  const cmsBalancer = await startBalancer([portOfCms1, portOfCms2].map(at));
  const shared = {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: siteBalancer.origin,
    SECRET: "the-same-on-every-machine-of-an-installation",
    TRUST_PROXY: "1",
  };
  const startCmsOn = (name: keyof typeof cmsPorts) =>
    startCms({
      contentDir,
      dataDir: folder(name),
      env: {
        ...shared,
        ...bucket.env,
        SITE_ORIGINS: [portOfSite1, portOfSite2].map(at).join(","),
      },
      port: cmsPorts[name],
    });
  const startSiteOn = (name: keyof typeof sitePorts) =>
    startSite({
      dataDir: folder(name),
      env: { ...shared, CONTENT_API_URL: `${cmsBalancer.origin}/api`, LEAD_RATE_LIMIT: "1000000" },
      port: sitePorts[name],
    });

  const [cms1, cms2] = await Promise.all([startCmsOn("cms 1"), startCmsOn("cms 2")]);
  const [site1, site2] = await Promise.all([startSiteOn("site 1"), startSiteOn("site 2")]);
  await Promise.all([site1.ready(), site2.ready()]);
  const running = { "cms 1": cms1, "cms 2": cms2, "site 1": site1, "site 2": site2 };
  const names: readonly Name[] = ["site 1", "cms 1", "site 2", "cms 2"];
  const down = new Set<Name>();
  const kills = new Map<Name, number>();
  let databaseRestarts = 0;

  async function kill(name: Name): Promise<void> {
    down.add(name);
    kills.set(name, (kills.get(name) ?? 0) + 1);
    await running[name].kill();
  }

  async function start(name: Name): Promise<void> {
    if (name === "cms 1" || name === "cms 2") running[name] = await startCmsOn(name);
    else running[name] = await startSiteOn(name);
    down.delete(name);
  }

  return {
    cms: cms1,
    cmsBalancer,
    names,
    siteBalancer,
    site: (name) => running[name],
    databaseRestarts: () => databaseRestarts,
    isUp: (name) => !down.has(name),
    kills: (name) => kills.get(name) ?? 0,
    async killAndStart(name) {
      await kill(name);
      await start(name);
    },
    async loseSiteWithItsLeads(send) {
      await Promise.all([kill("cms 1"), kill("cms 2")]);
      const ledger = await send(running["site 1"].url);
      await kill("site 1");
      rmSync(folder("site 1"), { recursive: true });
      await Promise.all([start("cms 1"), start("cms 2")]);
      return ledger;
    },
    async restartDatabase() {
      databaseRestarts += 1;
      await postgres.stop();
      await postgres.start();
    },
    async stop() {
      await Promise.all(Object.values(running).map((instance) => instance.stop().catch(() => undefined)));
      await Promise.all([siteBalancer.stop(), cmsBalancer.stop(), bucket.stop()]);
      await postgres.remove();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
