import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { runStep, withLock } from "./steps.mjs";

describe("a completed build step", () => {
  async function doneStep() {
    const folder = temporaryFolder();
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
    const run = () => runStep(path.join(folder, "lock"), step, work);
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

  it("is repeated if its last run failed", async () => {
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
    const file = path.join(temporaryFolder(), "lock");
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
    const file = path.join(temporaryFolder(), "lock");
    writeFileSync(file, "");
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    expect(await withLock(file, async () => "in")).toBe("in");
  });
});
