import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { once, withLock } from "./lib/once.mjs";
import { failure } from "./lib/processes.mjs";

const start = path.join(import.meta.dirname, "start.mjs");
const newFolder = () => mkdtempSync(path.join(tmpdir(), "start-test-"));

/**
 * Runs the script of `npm start` until it ends by itself.
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

  it("when a port is invalid", async () => {
    const { code, stderr } = await startAndEnd({ PORT: "http", DATA_DIR: newFolder() });
    expect(code).toBe(1);
    expect(stderr).toBe('PORT is "http".\nIt must be a whole number from 1 to 65535.');
  });

  it("when site and cms have the same port", async () => {
    const { code, stderr } = await startAndEnd({ PORT: "3997", CMS_PORT: "3997", DATA_DIR: newFolder() });
    expect(code).toBe(1);
    expect(stderr).toBe("PORT and CMS_PORT are both 3997.\nSite and cms need different ports.");
  });

  it("when the site could not reach the cms at localhost", async () => {
    const { code, stderr } = await startAndEnd({
      CMS_HOST: "192.0.2.1",
      PORT: "3997",
      DATA_DIR: newFolder(),
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^CMS_HOST is "192\.0\.2\.1"\.\n.* must be 127\.0\.0\.1 or 0\.0\.0\.0/);
  });

  it("when the state folder is a file", async () => {
    const file = path.join(newFolder(), "state");
    writeFileSync(file, "");
    const { code, stderr } = await startAndEnd({ PORT: "3999", CMS_PORT: "3998", DATA_DIR: file });
    expect(code).toBe(1);
    expect(stderr).toContain(`The state folder ${file} cannot be used`);
  });

  it("when the stored secrets are damaged, without changing them", async () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "secrets.json"), '{"APP_KEYS": ');
    const { code, stderr } = await startAndEnd({ PORT: "3999", CMS_PORT: "3998", DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toContain("The state folder is damaged");
    expect(readFileSync(path.join(folder, "secrets.json"), "utf8")).toBe('{"APP_KEYS": ');
  });
});

describe("a failed install", () => {
  it.each([
    ["npm error code ENOSPC\nnpm error syscall write", /disk is full/],
    ["npm error code ENOTFOUND\nnpm error network request failed", /registry cannot be reached/],
    ["npm error code EACCES\nnpm error syscall mkdir", /cannot be written/],
    ["FATAL ERROR: Ineffective mark-compacts near heap limit", /Memory ran out/],
    ["npm error something new", /failed with exit code 1/],
  ])("with %j is explained in plain words", (output, message) => {
    expect(failure(output, "installing the site", 1).message).toMatch(message);
  });
});

describe("a completed build step", () => {
  async function doneStep() {
    const folder = newFolder();
    const [source, output] = [path.join(folder, "source"), path.join(folder, "output")];
    mkdirSync(source);
    writeFileSync(path.join(source, "page.ts"), "one");
    const step = {
      inputs: [source],
      isIgnored: (/** @type {string} */ name) => name.endsWith(".test.ts"),
      outputs: [output],
      stamp: path.join(folder, "stamps", ".built"),
    };
    const work = vi.fn(async () => writeFileSync(output, "made"));
    const run = () => once(path.join(folder, "lock"), step, work);
    await run();
    return { output, run, source, work };
  }

  it("is not repeated, not even after a change of a test", async () => {
    const { run, source, work } = await doneStep();
    writeFileSync(path.join(source, "page.test.ts"), "");
    await run();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is repeated after a change of an input", async () => {
    const { run, source, work } = await doneStep();
    writeFileSync(path.join(source, "page.ts"), "two");
    await run();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("is repeated when its output is missing", async () => {
    const { output, run, work } = await doneStep();
    rmSync(output);
    await run();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("is not recorded as completed after a failure", async () => {
    const { output, run, work } = await doneStep();
    rmSync(output);
    work.mockImplementationOnce(async () => {
      writeFileSync(output, "ma");
      throw new Error("cut off");
    });
    await expect(run()).rejects.toThrow("cut off");
    await run();
    expect(work).toHaveBeenCalledTimes(3);
  });
});

describe("a lock", () => {
  it("admits one command at a time", async () => {
    const file = path.join(newFolder(), "lock");
    let inside = 0;
    const most = await Promise.all(
      [1, 2, 3].map(() =>
        withLock(file, async () => {
          inside += 1;
          const seen = inside;
          await new Promise((resolve) => setTimeout(resolve, 20));
          inside -= 1;
          return seen;
        }),
      ),
    );
    expect(most).toEqual([1, 1, 1]);
  });

  it("left by a killed command expires", async () => {
    const file = path.join(newFolder(), "lock");
    writeFileSync(file, "");
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    expect(await withLock(file, async () => "in")).toBe("in");
  });
});
