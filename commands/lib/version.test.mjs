import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { readProduct } from "./version.mjs";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = temporaryFolder();
  writeManifest({ version: "0.1.0" });
});

/** @param {object} manifest */
const writeManifest = (manifest) =>
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));

/** @param {string[]} args */
const git = (...args) => {
  const env = { ...process.env, GIT_COMMITTER_DATE: "2026-11-22T23:59:00Z" };
  const identity = ["-c", "user.name=Dana", "-c", "user.email=dana@example.com"];
  return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8", env }).trim();
};

describe("readProduct", () => {
  it("returns the date and hash of the commit in a clone, and marks a clone with changes", () => {
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message", "First");
    const commit = git("rev-parse", "HEAD");
    const version = `20261122-${commit.slice(0, 7)}`;
    expect(readProduct(folder)).toEqual({ version, commit });
    writeManifest({ version: "0.1.0", description: "changed" });
    expect(readProduct(folder)).toEqual({ version: `${version}-changed`, commit });
  });

  it("returns the version in package.json in an unpacked archive", () => {
    const product = { version: "20261122-b357f3f", commit: "b357f3f0" };
    writeManifest({ name: "cms", ...product });
    expect(readProduct(folder)).toEqual(product);
    writeManifest({ name: "cms", version: "20261122-0.1.0", commit: null });
    expect(readProduct(folder)).toEqual({ version: "20261122-0.1.0", commit: null });
  });
});
