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

/** Opens the lead queue and the content; `builtFolder` is where the bundled files are served from. */
export async function openServices(config: Config, builtFolder: string): Promise<Services> {
  const { apiUrl, bundleStandsIn, token } = config.content;
  const stateDir = path.join(config.dataDir, "site");
  const mediaFolder = path.join(stateDir, "media");
  const leads = openLeads({
    ...config.leads,
    email: config.email,
    inbox: { apiUrl, token: () => token },
    log,
    stateDir: path.join(stateDir, "leads"),
  });
  const media = openMediaStore(mediaFolder, new URL(apiUrl).origin);
  const content = await openContentStore({
    apiUrl,
    bundle: bundleStandsIn ? await bundle(builtFolder) : null,
    log,
    media,
    pollIntervalMs,
    reader: createContentReader(createStrapiClient(apiUrl), media, log),
    stateDir,
  });
  return { content, leads, mediaFolder };
}

async function bundle(builtFolder: string) {
  const sizeOf = (url: string) => statSync(path.join(builtFolder, url)).size;
  return { newsletters: bundledNewsletters(sizeOf), posts: await bundledPosts() };
}
