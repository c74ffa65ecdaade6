import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { cmsDir } from "../testing/running-cms.mjs";

/**
 * The version of Strapi whose private interfaces were read for `src/strapi-internals/`, `src/admin/content-manager.ts`,
 * `src/admin/calls.tsx`, `src/admin/refetch.ts`, `src/extensions/`, `src/panel-login/` and the tables of `site-sync`. After an update, read them again, then this.
 */
const checkedVersion = "5.54.0";

it("Strapi is the version for which its private interfaces were checked", () => {
  const { version } = createRequire(path.join(cmsDir, "package.json"))("@strapi/strapi/package.json");
  expect(version).toBe(checkedVersion);
});

it("only their module and the upload plugin's extension use services of Strapi's own plugins", () => {
  const src = path.join(cmsDir, "src");
  const users = globSync("**/*.ts", { cwd: src }).filter((file) =>
    /(?<!\.)\.services?\b|"services"/.test(readFileSync(path.join(src, file), "utf8")),
  );
  const files = [
    path.join("extensions", "upload", "strapi-server.ts"),
    path.join("strapi-internals", "services.ts"),
  ];
  expect(users.toSorted()).toEqual(files);
});
