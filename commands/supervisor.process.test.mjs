/** @module-tag slow */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../site/testing/temporary-folder.ts";
import { keepRunning } from "./lib/services.mjs";
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
  return () => text;
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
  it("is retried until it runs", async () => {
    const script = `const fs = require("node:fs"); fs.appendFileSync("tries", "x");
      if (fs.readFileSync("tries").length <= 2) throw new Error("no room");
      ${serve}`;
    const { service: thing, stop } = await service(script);
    const output = capturedOutput();
    const onServing = vi.fn();
    void keepRunning(thing, stop, onServing);
    await eventually("it to serve", output, () => onServing.mock.calls.length === 1);
    expect(readFileSync(path.join(thing.folder, "tries"), "utf8")).toBe("xxx");
    expect(output()).toContain("The thing ended while starting (exit code 1).");
    expect(output()).toContain("Error: no room");
  });

  it("is an error for a command that needs it", async () => {
    const { service: thing, stop } = await service("process.exit(3)", { isRequired: true });
    await expect(keepRunning(thing, stop, () => {})).rejects.toThrow(
      "The thing ended while starting (exit code 3).",
    );
  });
});

it("npm start keeps serving the site while the database of the cms is down", async () => {
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
