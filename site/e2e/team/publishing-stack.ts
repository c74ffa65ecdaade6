import { rmSync } from "node:fs";
import path from "node:path";
import { credentials, type RunningCms, startCms } from "../../../cms/testing/running-cms.mjs";
import { type Credentials, invite, logIn } from "../../../cms/tests/panel.ts";
import { eventually } from "../../testing/inbox.ts";
import { freePort, type RunningSite, startSite } from "../../testing/running-site.ts";

/** Content service with its panel, and a site, for one team. */
export interface PublishingStack {
  readonly cms: Pick<RunningCms, "apiUrl" | "token" | "url">;
  readonly editor: Credentials;
  readonly investorRelations: Credentials;
  readonly site: RunningSite;
  restartCms(): Promise<void>;
  stop(): Promise<void>;
}

interface StackOptions {
  /** A free port by default. */
  readonly cmsPort?: number;
  /** Extra variables of the content service. */
  readonly cmsEnv?: Readonly<Record<string, string>>;
  /** Extra variables of the site. */
  readonly siteEnv?: Readonly<Record<string, string>>;
}

export async function startPublishingStack({
  cmsEnv,
  cmsPort: givenPort,
  siteEnv,
}: StackOptions = {}): Promise<PublishingStack> {
  const sitePort = await freePort();
  const publicUrl = `http://127.0.0.1:${sitePort}`;
  const contentDir = path.join(import.meta.dirname, "../../../samples/content");
  const cmsPort = givenPort ?? (await freePort());
  const env = {
    // The panel may frame previews only from this origin.
    CMS_URL: `http://127.0.0.1:${cmsPort}`,
    ...cmsEnv,
    PUBLIC_URL: publicUrl,
    SITE_ORIGINS: publicUrl,
  };
  let cms = await startCms({ withEditor: true, contentDir, env, port: cmsPort });
  const owner = await logIn(cms, credentials);
  const editor = await invite(cms, owner, "Editor", ["Edith", "Editor"]);
  const investorRelations = await invite(cms, owner, "Investor Relations", ["Irene", "Relations"]);
  const site = await startSite({
    env: { ...siteEnv, CONTENT_API_TOKEN: cms.token, CONTENT_API_URL: cms.apiUrl, PUBLIC_URL: publicUrl },
    port: sitePort,
  });
  await eventually("the seeded content on the site", async () => {
    const status: unknown = await (await site.readiness()).json();
    return JSON.stringify(status).includes('"from":"content service"');
  });
  const { apiUrl, dataDir, env: secrets, port, token, url } = cms;
  return {
    cms: { apiUrl, token, url },
    editor,
    investorRelations,
    site,
    async restartCms() {
      await cms.kill();
      cms = await startCms({ contentDir, dataDir, env: { ...secrets, ...env }, port });
    },
    async stop() {
      await Promise.all([site.stop(), cms.kill()]);
      rmSync(dataDir, { force: true, recursive: true });
    },
  };
}
