/** @module-tag slow */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { cmsService, keepRunning, siteService } from "./lib/services.mjs";
import { projectCopy } from "./testing/project-copy.mjs";
import {
  eventually,
  freePort,
  kill,
  npm,
  processesWith,
  statusOf,
  temporaryFolder,
} from "./testing/running-command.mjs";

/** Captures what this process prints from now on. */
function capturedOutput() {
  let text = "";
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation((chunk) => {
      text += String(chunk);
      return true;
    }),
  );
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { times: (/** @type {string} */ part) => text.split(part).length - 1, all: () => text };
}

/**
 * Describes a service that runs this script, and stops it when the test ends.
 * @param {string} script
 * @param {Partial<import("./lib/services.mjs").Service>} [changes]
 */
async function service(script, changes = {}) {
  const port = await freePort();
  const stop = new AbortController();
  onTestFinished(() => {
    stop.abort();
    for (const { pid } of processesWith(`PORT=${port}`)) kill(pid, "SIGKILL");
  });
  return {
    stop: stop.signal,
    service: /** @type {import("./lib/services.mjs").Service} */ ({
      name: "thing",
      folder: temporaryFolder(),
      args: ["-e", script],
      variables: { PORT: port },
      probe: `http://127.0.0.1:${port}/`,
      isRequired: false,
      slowStartMs: 20_000,
      longestPauseMs: 1_000,
      ...changes,
    }),
  };
}

const serve = "require('node:http').createServer((q, a) => a.end('here')).listen(process.env.PORT)";

describe("a service that fails to start", () => {
  it("is retried, and each error printed once, until it runs", async () => {
    // Fails twice for one reason, twice for another, then serves.
    const script = `const fs = require("node:fs"); fs.appendFileSync("tries", "x");
      const tries = fs.readFileSync("tries").length;
      if (tries <= 2) throw new Error("no database on port " + tries);
      if (tries <= 4) throw new Error("no room");
      ${serve}`;
    const { service: thing, stop } = await service(script);
    const output = capturedOutput();
    const onServing = vi.fn();
    void keepRunning(thing, stop, onServing);
    await eventually("it to serve", output.all, () => onServing.mock.calls.length === 1);
    expect(readFileSync(path.join(thing.folder, "tries"), "utf8")).toBe("xxxxx");
    expect(output.times("The thing ended while starting (exit code 1): no database on port 1")).toBe(1);
    expect(output.times("no database on port 2")).toBe(0);
    expect(output.times("The thing ended while starting (exit code 1): no room")).toBe(1);
  });

  it("is reported and awaited if it is slow", async () => {
    const { service: thing, stop } = await service(`setTimeout(() => { ${serve} }, 900)`, {
      slowStartMs: 300,
    });
    const output = capturedOutput();
    const onServing = vi.fn();
    void keepRunning(thing, stop, onServing);
    await eventually("it to serve", output.all, () => onServing.mock.calls.length === 1);
    expect(output.times("The thing has not answered within 0.3 s. Still waiting.")).toBe(1);
    expect(output.times("ended")).toBe(0);
  });

  it("is an error for a command that needs it", async () => {
    const { service: thing, stop } = await service("process.exit(3)", { isRequired: true });
    await expect(keepRunning(thing, stop, () => {})).rejects.toThrow(
      "The thing ended while starting (exit code 3).",
    );
  });
});

describe("a service that hangs", () => {
  const blocks = 'process.on("SIGUSR2", () => { for (;;); });';
  const hangsWhenAsked = `--import=data:text/javascript,${encodeURIComponent(blocks)}`;

  it.each([
    { name: "site", make: siteService, variable: "PORT" },
    { name: "cms", make: cmsService, variable: "CMS_PORT" },
  ])("is restarted: $name", async ({ name, make, variable }) => {
    const port = await freePort();
    const dataDir = temporaryFolder();
    const stop = new AbortController();
    onTestFinished(() => {
      stop.abort();
      for (const { pid } of processesWith(`DATA_DIR=${dataDir}`)) kill(pid, "SIGKILL");
    });
    const service = make({ dataDir, port: Number(port) });
    const variables = { ...service.variables, CONTENT_DIR: temporaryFolder(), [variable]: port };
    const args = [hangsWhenAsked, ...service.args, "--hang-limit-ms=5000"];
    const output = capturedOutput();
    const onServing = vi.fn();
    void keepRunning({ ...service, args, variables }, stop.signal, onServing);
    await eventually("its start", output.all, () => onServing.mock.calls.length === 1);
    const [running] = processesWith(`DATA_DIR=${dataDir}`);
    kill(running?.pid ?? 0, "SIGUSR2");
    await eventually("its next start", output.all, () => onServing.mock.calls.length === 2);
    expect(output.all()).toMatch(/"event":"process.hung","message":"The event loop did not turn for 5 s\./);
    expect(output.times(`The ${name} exited unexpectedly (exit code 137).`)).toBe(1);
  });
});

describe("npm start keeps serving the site", () => {
  /** @param {Record<string, string>} env */
  async function withoutCms(env) {
    const folder = projectCopy({ cmsInstalled: false });
    onTestFinished(() => rmSync(path.dirname(folder), { recursive: true, force: true }));
    const [port, cmsPort] = [await freePort(), await freePort()];
    const command = npm(["start"], { env: { CMS_PORT: cmsPort, PORT: port, ...env }, folder });
    await command.says("The site keeps running without the cms.");
    // Long enough for a second try to begin.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(command.output().split("The site keeps running without the cms.").length).toBe(2);
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
    return command.output();
  }

  it("when the packages of the cms cannot be downloaded, after one attempt", async () => {
    const output = await withoutCms({
      npm_config_cache: temporaryFolder(),
      npm_config_fetch_retries: "0",
      npm_config_registry: "http://127.0.0.1:9/",
    });
    expect(output).toContain("The package registry cannot be reached");
  });

  it("on a machine too small to build the cms, and states the requirements", async () => {
    const small = `process.constrainedMemory = () => ${2 * 1024 ** 3};`;
    const output = await withoutCms({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(small)}`,
    });
    expect(output).toMatch(
      /needs 2\.0 GB of available memory .+ There are 2\.0 GB, of which \d\.\d GB are available\./,
    );
    expect(output).toContain("npm run package");
  });

  it("while the database of the cms is down", async () => {
    const [port, cmsPort] = [await freePort(), await freePort()];
    const command = npm(["start"], {
      env: { CMS_PORT: cmsPort, DATABASE_URL: "postgres://user:password@127.0.0.1:9/cms", PORT: port },
    });
    await command.says("Starting the website");
    await command.says(
      "The database that DATABASE_URL names cannot be reached: connect ECONNREFUSED 127.0.0.1:9",
    );
    expect(command.output()).not.toContain("ended while starting");
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
    expect(command.output()).not.toContain("user:password");
  });
});
