import type { TestProject } from "vitest/node";
import { startSite } from "./running-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly sharedSiteUrl: string;
  }
}

/** Starts one built site with the bundled content, including the gallery, for all tests that only read pages. */
export default async function startSharedSite(project: TestProject) {
  // Nothing listens on port 9, so the site shows the bundled content.
  const site = await startSite({ env: { CMS_PORT: "9", GALLERY: "1" } });
  project.provide("sharedSiteUrl", site.url);
  return () => site.stop();
}
