import { spawn } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { Server } from "node:net";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { listen } from "../site/testing/listen.ts";
import { temporaryFolder } from "../site/testing/temporary-folder.ts";
import { checkedCmsPort } from "./lib/ports.mjs";
import { checkMemory } from "./lib/prepare.mjs";
import { explainFailure } from "./lib/processes.mjs";
import { watchProcess } from "./testing/running-command.mjs";

const start = path.join(import.meta.dirname, "start.mjs");

/**
 * Runs the script of `npm start` until it ends by itself, with exit code 1, and returns its error message.
 * @param {Record<string, string>} env
 */
async function refusal(env) {
  // A superuser can write everywhere unless that capability is dropped.
  const dropOverride = ["setpriv", "--bounding-set=-dac_override", "--"];
  const [command = "", ...args] = [
    ...(process.getuid?.() === 0 ? dropOverride : []),
    process.execPath,
    start,
  ];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), ...env },
    timeout: 10_000,
  });
  const { ended, output } = watchProcess(child);
  expect(await ended, output()).toBe(1);
  return output().trim();
}

describe("npm start ends with one clear message and exit code 1", () => {
  it("when a port is taken", async () => {
    const { origin, stop } = await listen(() => {});
    const port = Number(new URL(origin).port);
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is taken by another program.\nEnd that program, or choose another port, such as PORT=${port + 1}. If npm start was killed, its site and cms still run.`,
    );
    await stop();
  });

  it.each([
    ["a port is invalid", { PORT: "http" }, 'PORT is "http".\nIt must be a whole number from 1 to 65535.'],
    [
      "site and cms have the same port",
      { PORT: "3997", CMS_PORT: "3997" },
      "PORT and CMS_PORT are both 3997.\nSite and cms need different ports.",
    ],
    [
      "the site could not reach the cms at localhost",
      { CMS_HOST: "192.0.2.1", PORT: "3997" },
      expect.stringMatching(/^CMS_HOST is "192\.0\.2\.1"\.\n.* use 127\.0\.0\.1 or 0\.0\.0\.0/),
    ],
  ])("when %s", async (_, env, message) => {
    expect(await refusal(env)).toEqual(message);
  });

  it("when the state folder is a file", async () => {
    const file = path.join(temporaryFolder(), "state");
    writeFileSync(file, "");
    expect(await refusal({ PORT: "3999", CMS_PORT: "3998", DATA_DIR: file })).toContain(
      `The state folder ${file} cannot be used`,
    );
  });

  it.skipIf(process.platform === "win32")("when the state folder cannot be written", async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o500);
    expect(await refusal({ PORT: "3999", CMS_PORT: "3998", DATA_DIR: folder })).toMatch(
      /^The state folder .* cannot be used: EACCES.*\nDATA_DIR must name a folder that can be written\.$/,
    );
  });

  it("when the stored secrets are damaged, without changing them", async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, "secrets.json");
    writeFileSync(file, '{"APP_KEYS": ');
    expect(await refusal({ PORT: "3999", CMS_PORT: "3998", DATA_DIR: folder })).toContain(
      "The state folder is damaged",
    );
    expect(readFileSync(file, "utf8")).toBe('{"APP_KEYS": ');
  });
});

it.each([
  ["EACCES", "Ports below 1024 need privileges. Choose another port, such as CMS_PORT=1337."],
  ["EADDRNOTAVAIL", "Set CMS_HOST to an address of this machine; it is 192.0.2.1."],
])("a port that cannot be opened because of %s is refused with matching advice", async (code, advice) => {
  const listenMock = vi.spyOn(Server.prototype, "listen").mockImplementation(
    /** @this {Server} */ function () {
      this.emit("error", Object.assign(new Error(code), { code }));
      return this;
    },
  );
  vi.stubEnv("CMS_HOST", "192.0.2.1").stubEnv("CMS_PORT", "80");
  onTestFinished(() => {
    listenMock.mockRestore();
    vi.unstubAllEnvs();
  });
  await expect(checkedCmsPort()).rejects.toThrow(`Port 80 cannot be used: ${code}.\n${advice}`);
});

describe("a failed install", () => {
  it.each([
    ["npm error code ENOSPC\nnpm error syscall write", /disk is full/],
    ["npm error code ENOTFOUND\nnpm error network request failed", /registry cannot be reached/],
    ["npm error code EACCES\nnpm error syscall mkdir", /cannot be written/],
    ["FATAL ERROR: Ineffective mark-compacts near heap limit", /Memory ran out/],
    ["npm error something new", /failed with exit code 1/],
  ])("with %j is explained in plain words", (output, message) => {
    expect(explainFailure(output, "installing the site", 1).message).toMatch(message);
  });
});

it("the cms is not built on a machine with too little memory; the message has the figures", () => {
  const memory = vi.spyOn(process, "constrainedMemory").mockReturnValue(2 * 1024 ** 3);
  onTestFinished(() => memory.mockRestore());
  expect(checkMemory).toThrow(/needs 2\.0 GB of available memory .+ There are 2\.0 GB, of which \d\.\d GB/);
});
