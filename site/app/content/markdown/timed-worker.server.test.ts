import { expect, it } from "vitest";
import { JobFailed, TimedWorker } from "./timed-worker.server.ts";

/** Doubles numbers; on command it fills its memory, loops forever, or exits. */
const program = `
  import { parentPort } from "node:worker_threads";
  const kept = [];
  parentPort.on("message", (job) => {
    while (job === "fill") kept.push(new Array(10_000).fill(kept.length));
    while (job === "endless");
    if (job === "die") process.exit(1);
    if (job === "die later") setTimeout(() => process.exit(1), 20);
    parentPort.postMessage(job * 2);
  });
  parentPort.postMessage("ready");
`;
const file = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
const createWorker = () => new TimedWorker(file, { resourceLimits: { maxOldGenerationSizeMb: 32 } });

it("runs one job at a time", async () => {
  const worker = createWorker();
  expect(await Promise.all([1, 2, 3].map((job) => worker.run(job, 5_000)))).toEqual([2, 4, 6]);
});

it.each([
  ["takes too long", "endless"],
  ["takes all memory", "fill"],
  ["ends the thread", "die"],
])(
  "ends a job that %s, and runs the next one",
  async (_name, job) => {
    const worker = createWorker();
    await worker.run(1, 5_000);
    const endedJob = worker.run(job, 200);
    const next = worker.run(21, 5_000);
    await expect(endedJob).rejects.toThrow(JobFailed);
    expect(await next).toBe(42);
  },
  30_000,
);

it("replaces a thread that died between two jobs", async () => {
  const worker = createWorker();
  await worker.run("die later", 5_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await worker.run(21, 1_000)).toBe(42);
});

it("does not blame the job if the worker's program is missing", async () => {
  const worker = new TimedWorker(new URL("file:///not-there.js"), {});
  await expect(worker.run(1, 5_000)).rejects.not.toThrow(JobFailed);
});
