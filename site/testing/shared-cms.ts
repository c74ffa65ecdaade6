import path from "node:path";
import type { TestProject } from "vitest/node";
import { startCms } from "../../cms/testing/running-cms.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly cmsApiUrl: string;
    readonly cmsToken: string;
  }
}

/** Starts one seeded content service for all contract tests, which must not change its content. */
export default async function startSharedCms(project: TestProject) {
  const cms = await startCms({
    withAdministrator: true,
    contentDir: path.join(import.meta.dirname, "../../samples/content"),
  });
  project.provide("cmsApiUrl", cms.apiUrl);
  project.provide("cmsToken", cms.token);
  return () => cms.stop();
}
