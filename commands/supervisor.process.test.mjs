/** @module-tag slow */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../site/testing/temporary-folder.ts";
import { keepRunning } from "./lib/services.mjs";
import { projectCopy } from "./testing/project-copy.mjs";
import { eventually, findProcesses, freePort, kill, npm, statusOf } from "./testing/running-command.mjs";

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
    for (const { pid } of findProcesses(`PORT=${port}`)) kill(pid, "SIGKILL");
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
      ...changes,
    }),
  };
}

const serve = "require('node:http').createServer((q, a) => a.end('here')).listen(process.env.PORT)";

describe("a service that fails to start", () => {
  it("is retried, and each error printed once, until it runs", async () => {
    // Fails twice with messages that differ only in a number, which count as one error, then once with another error, then serves.
    const script = `const fs = require("node:fs"); fs.appendFileSync("tries", "x");
      const tries = fs.readFileSync("tries").length;
      if (tries <= 2) throw new Error("no database on port " + tries);
      if (tries <= 3) throw new Error("no room");
      ${serve}`;
    const { service: thing, stop } = await service(script);
    const output = capturedOutput();
    const onServing = vi.fn();
    void keepRunning(thing, stop, onServing);
    await eventually("it to serve", output.all, () => onServing.mock.calls.length === 1);
    expect(readFileSync(path.join(thing.folder, "tries"), "utf8")).toBe("xxxx");
    expect(output.times("The thing ended while starting (exit code 1): no database on port 1")).toBe(1);
    expect(output.times("no database on port 2")).toBe(0);
    expect(output.times("The thing ended while starting (exit code 1): no room")).toBe(1);
  });

  it("is an error for a command that needs it", async () => {
    const { service: thing, stop } = await service("process.exit(3)", { isRequired: true });
    await expect(keepRunning(thing, stop, () => {})).rejects.toThrow(
      "The thing ended while starting (exit code 3).",
    );
  });
});

describe("npm start keeps serving the site", () => {
  it("on a machine too small to build the cms, and states the requirements", async () => {
    const folder = projectCopy({ withInstalledCms: false });
    onTestFinished(() => rmSync(path.dirname(folder), { recursive: true, force: true }));
    const [port, cmsPort] = [await freePort(), await freePort()];
    const small = `process.constrainedMemory = () => ${2 * 1024 ** 3};`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(small)}`;
    const command = npm(["start"], { env: { CMS_PORT: cmsPort, NODE_OPTIONS, PORT: port }, folder });
    await command.prints("The site keeps running without the cms.");
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
    expect(command.output()).toMatch(
      /needs 2\.0 GB of available memory .+ There are 2\.0 GB, of which \d\.\d GB are available\./,
    );
    expect(command.output()).toContain("npm run package");
  });

  it("while the database of the cms is down", async () => {
    const [port, cmsPort] = [await freePort(), await freePort()];
    const command = npm(["start"], {
      env: { CMS_PORT: cmsPort, DATABASE_URL: "postgres://user:password@127.0.0.1:9/cms", PORT: port },
    });
    await command.prints("Starting the website");
    await command.prints(
      "The database that DATABASE_URL names cannot be reached: connect ECONNREFUSED 127.0.0.1:9",
    );
    expect(command.output()).not.toContain("ended while starting");
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
    expect(command.output()).not.toContain("user:password");
  });
});
