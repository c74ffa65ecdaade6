import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { problemFrom } from "./lib/run.mjs";
import { secretsIn } from "./lib/secrets.mjs";
import { fingerprint, isCurrent, leaveStamp } from "./lib/stamp.mjs";

const start = path.join(import.meta.dirname, "start.mjs");
const newFolder = () => mkdtempSync(path.join(tmpdir(), "start-test-"));

/**
 * Runs `npm start`'s script until it ends by itself.
 * @param {Record<string, string>} env
 * @returns {Promise<{ code: number | null, stderr: string }>}
 */
function startAndEnd(env) {
  const child = spawn(process.execPath, [start], {
    env: { PATH: process.env.PATH, ...env },
    timeout: 10_000,
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, stderr: stderr.trim() })));
}

describe("npm start ends with one clear message and exit code 1", () => {
  it("when a port is taken", async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { code, stderr } = await startAndEnd({ PORT: String(port), DATA_DIR: newFolder() });
    server.close();
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is taken by another program.\nEnd that program, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  it("when a port is no port", async () => {
    const { code, stderr } = await startAndEnd({ PORT: "http", DATA_DIR: newFolder() });
    expect(code).toBe(1);
    expect(stderr).toBe('PORT is "http".\nAllowed is a whole number from 1 to 65535.');
  });

  it("when the state folder is a file", async () => {
    const file = path.join(newFolder(), "state");
    writeFileSync(file, "");
    const { code, stderr } = await startAndEnd({ PORT: "3999", CMS_PORT: "3998", DATA_DIR: file });
    expect(code).toBe(1);
    expect(stderr).toContain(`The state folder ${file} cannot be used`);
  });

  it("when the secrets in it are damaged, and leaves them as they are", async () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "secrets.json"), '{"APP_KEYS": ');
    const { code, stderr } = await startAndEnd({ PORT: "3999", CMS_PORT: "3998", DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toContain("The state folder is damaged");
    expect(readFileSync(path.join(folder, "secrets.json"), "utf8")).toBe('{"APP_KEYS": ');
  });
});

describe("an install that fails", () => {
  it.each([
    ["npm error code ENOSPC\nnpm error syscall write", /disk is full/],
    ["npm error code ENOTFOUND\nnpm error network request failed", /registry cannot be reached/],
    ["npm error code EACCES\nnpm error syscall mkdir", /cannot be written/],
    ["npm error something new", /failed with exit code 1/],
  ])("with %j is told in plain words", (output, message) => {
    expect(problemFrom(output, "installing the site", 1).message).toMatch(message);
  });
});

describe("secrets", () => {
  it("are made once, kept, and readable by their owner only", () => {
    const folder = newFolder();
    const first = secretsIn(folder);
    expect(Object.values(first).every((secret) => secret.length >= 32)).toBe(true);
    expect(new Set(Object.values(first)).size).toBe(Object.values(first).length);
    expect(secretsIn(folder)).toEqual(first);
    expect(statSync(path.join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  });
});

describe("a second start", () => {
  it("does again only what its inputs ask for", () => {
    const folder = newFolder();
    const source = path.join(folder, "source.ts");
    const stamp = path.join(folder, "out", ".built");
    writeFileSync(source, "one");
    leaveStamp(stamp, fingerprint([source]));
    expect(isCurrent(stamp, fingerprint([source]))).toBe(true);
    writeFileSync(source, "two");
    expect(isCurrent(stamp, fingerprint([source]))).toBe(false);
  });
});
