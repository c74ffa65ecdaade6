import { createHash, randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { renderingWorkerFile } from "~/content/markdown/markdown.server.ts";
import { readBundle } from "~/content/source/bundle.server.ts";
import { picturesByHash } from "~/content/source/pictures-by-hash.generated.server.ts";
import { createStrapiClient } from "~/content/source/service/strapi-client.server.ts";
import { type ContentStore, openContentStore } from "~/content/store/content-store.server.ts";
import { openMediaStore } from "~/content/store/media/media-store.server.ts";
import { type Leads, openLeads } from "~/leads/leads.server.ts";
import type { Config } from "./config.ts";
import { log } from "./log.ts";
import { newsletterSettings } from "./newsletter-settings.ts";

/** What pages and forms work with; opened once, shared by all requests. */
export interface Services {
  readonly content: ContentStore;
  readonly leads: Leads;
  /** Folder of the lead queue. */
  readonly leadsFolder: string;
  /** Folder of the copies of the content service's media. */
  readonly mediaFolder: string;
}

const pollIntervalMs = 1_000;

/** Opens the lead queue and the content; `fileOf` gives the file behind the address of a bundled one. */
export async function openServices(config: Config, fileOf: (url: string) => string): Promise<Services> {
  const { apiUrl, bundleStandsIn, token } = config.content;
  const stateDir = path.join(config.dataDir, "site");
  const leadsFolder = path.join(stateDir, "leads");
  const mediaFolder = path.join(stateDir, "media");
  let content: ContentStore | undefined;
  const leads = openLeads({
    ...config.leads,
    email: config.email,
    inbox: { apiUrl, token: () => token },
    log,
    newsletter: newsletterSettings(config, () => content?.current().settings),
    stateDir: leadsFolder,
    webhook: config.webhook,
  });
  const media = openMediaStore({
    folder: mediaFolder,
    ownPictures: picturesByHash,
    serviceOrigin: new URL(apiUrl).origin,
  });
  content = await openContentStore({
    accessKey: token,
    bundle: await readBundle((url) => statSync(fileOf(url)).size, bundleStandsIn),
    client: createStrapiClient(apiUrl),
    log,
    madeBy: codeFingerprint(),
    media,
    pollIntervalMs,
    stateDir,
  });
  return { content, leads, leadsFolder, mediaFolder };
}

/** Another one for each build; while developing, where code changes under way, for each start. */
function codeFingerprint(): string {
  if (import.meta.env.DEV) return randomUUID();
  return createHash("sha256")
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(renderingWorkerFile))
    .digest("base64url")
    .slice(0, 12);
}
