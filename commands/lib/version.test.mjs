import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { productIn } from "./version.mjs";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "version-test-"));
  names({ version: "0.1.0" });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** @param {object} manifest */
const names = (manifest) => writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));

/** @param {string[]} args */
const git = (...args) => {
  const env = { ...process.env, GIT_COMMITTER_DATE: "2026-11-22T23:59:00Z" };
  const who = ["-c", "user.name=Dana", "-c", "user.email=dana@example.com"];
  return execFileSync("git", [...who, ...args], { cwd: folder, encoding: "utf8", env }).trim();
};

describe("the version", () => {
  it("of a clone is the date and hash of its commit, and marks changed files", () => {
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message", "First");
    const commit = git("rev-parse", "HEAD");
    const version = `20261122-${commit.slice(0, 7)}`;
    expect(productIn(folder)).toEqual({ version, commit });
    names({ version: "0.1.0", description: "changed" });
    expect(productIn(folder)).toEqual({ version: `${version}-changed`, commit });
  });

  it("of an unpacked archive is that of the archive", () => {
    const product = { version: "20261122-b357f3f", commit: "b357f3f0" };
    names({ name: "cms", ...product });
    expect(productIn(folder)).toEqual(product);
    names({ name: "cms", version: "20261122-204203", commit: null });
    expect(productIn(folder)).toEqual({ version: "20261122-204203", commit: null });
  });

  it("without git is the date and the release", () => {
    vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.UTC(2026, 10, 22, 20, 42, 3) / 1000));
    expect(productIn(folder)).toEqual({ version: "20261122-0.1.0", commit: null });
  });
});
