import { createHash, randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readBundle } from "~/content/bundle.server.ts";
import { renderingWorkerFile } from "~/content/markdown/markdown.server.ts";
import { openMediaStore } from "~/content/media/media-store.server.ts";
import { picturesByHash } from "~/content/media/own-pictures.server.ts";
import { type ContentStore, openContentStore } from "~/content/store/content-store.server.ts";
import { createStrapiClient } from "~/content/strapi/strapi-client.server.ts";
import { createMailer } from "~/leads/destinations/confirmation.server.ts";
import { Leads, type NewsletterSettings } from "~/leads/leads.server.ts";
import { LeadQueue } from "~/leads/queue/queue.server.ts";
import { lockFolder } from "~/leads/queue/sqlite.server.ts";
import type { Config } from "./config.ts";
import { log } from "./log.ts";

/** Keeps the locks until the process ends; garbage collection would release them. */
const locks: unknown[] = [];

/** Opens the lead queue and the content. `fileOf` returns the path of a file of the build, by its URL. */
export async function openServices(config: Config, fileOf: (url: string) => string) {
  const { apiToken, apiUrl, isTrial } = config.content;
  const { stateDir } = config;
  const mediaFolder = path.join(stateDir, "media");
  const { databaseUrl, ...leadSettings } = config.leads;
  // Lock first, even if the leads are in PostgreSQL: two sites would overwrite the same content.json.
  locks.push(lockFolder(stateDir));
  const queue = new LeadQueue({ databaseUrl, folder: path.join(stateDir, "leads"), log });
  const media = openMediaStore({
    folder: mediaFolder,
    ownPictures: picturesByHash,
    serviceOrigin: new URL(apiUrl).origin,
  });
  const content = await openContentStore({
    apiToken,
    bundle: await readBundle((url) => statSync(fileOf(url)).size, isTrial),
    client: createStrapiClient(apiUrl),
    isTrial,
    log,
    codeVersion: codeVersion(),
    media,
    stateDir,
  });
  const leads = new Leads({
    ...leadSettings,
    email: config.emailJs,
    inbox: { apiToken, apiUrl },
    newsletter: newsletterSettings(config, content),
    queue,
    webhook: config.webhook,
  });
  return { content, leads, mediaFolder };
}

function newsletterSettings(config: Config, content: ContentStore): NewsletterSettings {
  const { publicUrl, smtp } = config;
  const sender = () => {
    const { addressLines, brand, newsletterTitle } = content.current().settings;
    return { brand, newsletterTitle, postalAddress: addressLines.join(", ") };
  };
  const confirmation = smtp && { from: smtp.from, sender, sendMail: createMailer(smtp.url) };
  return { confirmation, publicUrl };
}

/** Returns a hash of the built code of server and rendering worker; in development a new value per start. */
function codeVersion(): string {
  if (import.meta.env.DEV) return randomUUID();
  return createHash("sha256")
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(renderingWorkerFile))
    .digest("base64url")
    .slice(0, 12);
}
