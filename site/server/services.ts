import { statSync } from "node:fs";
import path from "node:path";
import { bundledNewsletters, bundledPosts } from "~/content/bundled-content.server.ts";
import { createContentReader } from "~/content/content-reader.server.ts";
import { type ContentStore, openContentStore } from "~/content/content-store.server.ts";
import { openMediaStore } from "~/content/media-store.server.ts";
import { createStrapiClient } from "~/content/strapi-client.server.ts";
import { type Leads, openLeads } from "~/leads/leads.server.ts";
import type { Config } from "./config.ts";
import { log } from "./log.ts";

/** What pages and forms work with; opened once, shared by all requests. */
export interface Services {
  readonly content: ContentStore;
  readonly leads: Leads;
  /** Folder of the copies of the content service's media. */
  readonly mediaFolder: string;
}

const pollIntervalMs = 1_500;

/** Opens the lead queue and the content; `fileOf` gives the file behind the address of a bundled one. */
export async function openServices(config: Config, fileOf: (url: string) => string): Promise<Services> {
  const { apiUrl, bundleStandsIn, token } = config.content;
  const stateDir = path.join(config.dataDir, "site");
  const mediaFolder = path.join(stateDir, "media");
  const leads = openLeads({
    ...config.leads,
    email: config.email,
    inbox: { apiUrl, token: () => token },
    log,
    stateDir: path.join(stateDir, "leads"),
    webhook: config.webhook,
  });
  const media = openMediaStore(mediaFolder, new URL(apiUrl).origin);
  const content = await openContentStore({
    apiUrl,
    bundle: bundleStandsIn ? await bundle(fileOf) : null,
    log,
    media,
    pollIntervalMs,
    reader: createContentReader(createStrapiClient(apiUrl), media, log),
    stateDir,
  });
  return { content, leads, mediaFolder };
}

async function bundle(fileOf: (url: string) => string) {
  const sizeOf = (url: string) => statSync(fileOf(url)).size;
  return { newsletters: bundledNewsletters(sizeOf), posts: await bundledPosts() };
}
