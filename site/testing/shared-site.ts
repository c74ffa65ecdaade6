import type { TestProject } from "vitest/node";
import { startSiteWithoutCms } from "./running-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly sharedSiteUrl: string;
  }
}

/** Starts one built site with the bundled content, including the gallery, for all tests that only read pages. */
export default async function startSharedSite(project: TestProject) {
  const site = await startSiteWithoutCms({ env: { GALLERY: "1" } });
  project.provide("sharedSiteUrl", site.url);
  return () => site.stop();
}
