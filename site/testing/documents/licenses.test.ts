import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";
import { projectFolder } from "./tables.ts";

const lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      dev: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean()),
      integrity: v.optional(v.string()),
      license: v.optional(v.string()),
      link: v.optional(v.boolean()),
      resolved: v.optional(v.string()),
    }),
  ),
});

const packages = ["package-lock.json", "cms/package-lock.json"].flatMap((file) => {
  const text = readFileSync(path.join(projectFolder, file), "utf8");
  return Object.entries(v.parse(lockfile, JSON.parse(text)).packages)
    .filter(([folder, { link }]) => folder.includes("node_modules/") && !link)
    .map(([folder, found]) => ({ ...found, name: folder.replace(/.*node_modules\//, "") }));
});

/** SPDX IDs of licenses that do not extend to our code. Some require that we ship their text. */
const allowed = new Set(
  `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0
  MPL-2.0 Python-2.0 Unlicense Zlib`.split(/\s+/),
);

/** Licenses of packages without a license in package.json, read by hand in their files. */
const readByHand: Readonly<Record<string, string>> = {
  limiter: "MIT",
  only: "MIT",
  "passport-local": "MIT",
  "passport-strategy": "MIT",
  pause: "MIT",
  "spawn-command": "MIT",
};

function isAllowed(name: string, license = readByHand[name]): boolean {
  // MIT except for `ee` folders, which need a paid key.
  if (license === "SEE LICENSE IN LICENSE") return name.startsWith("@strapi/");
  const alternatives = license?.replaceAll(/[()]/g, "").split(" OR ") ?? [];
  return alternatives.some((alternative) => alternative.split(" AND ").every((id) => allowed.has(id)));
}

it("every package that ships has an allowed license", () => {
  const shipped = packages.filter(({ dev }) => !dev);
  expect(shipped.length).toBeGreaterThan(1_000);
  const others = shipped.filter(({ license, name }) => !isAllowed(name, license));
  expect(others.map(({ license, name }) => `${name}: ${license}`)).toEqual([]);
});

it("of the packages that ship, only three have install scripts, and the cms runs no install scripts", () => {
  const scripted = packages
    .filter(({ dev, hasInstallScript }) => hasInstallScript && !dev)
    .map(({ name }) => name);
  expect([...new Set(scripted)].toSorted()).toEqual(["@swc/core", "core-js-pure", "esbuild"]);
  expect(readFileSync(path.join(projectFolder, "cms/.npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
});

it("each package has a hash, and no URL that overrides the registry", () => {
  const unexpected = packages.filter(
    ({ integrity, resolved }) => !integrity?.startsWith("sha512-") || resolved !== undefined,
  );
  expect(unexpected.map(({ integrity, name, resolved }) => `${name} ${integrity} ${resolved}`)).toEqual([]);
});
