import { expect, it, vi } from "vitest";
import { createTaskQueue, Overloaded } from "./task-queue.ts";

it("runs and queues tasks up to the limits and rejects the rest at once", async () => {
  const runLimited = createTaskQueue({ concurrency: 2, maxWaiting: 3 });
  const gate = Promise.withResolvers<void>();
  let running = 0;
  const task = async () => {
    running += 1;
    await gate.promise;
    return "done";
  };
  const results = Array.from({ length: 8 }, () => runLimited(task).catch((error: unknown) => error));
  for (const refused of await Promise.all(results.slice(5))) expect(refused).toBeInstanceOf(Overloaded);
  await vi.waitFor(() => expect(running).toBe(2));
  expect(runLimited.refused()).toBe(3);
  gate.resolve();
  expect(await Promise.all(results.slice(0, 5))).toEqual(Array(5).fill("done"));
});

it("keeps capacity for other clients when one exceeds its share", async () => {
  const runLimited = createTaskQueue({ concurrency: 1, perClient: 2, maxWaiting: 3 });
  const request = (client?: string) =>
    runLimited(async () => "done", client).catch((error: unknown) =>
      error instanceof Overloaded ? "overloaded" : error,
    );
  expect(await Promise.all([request("a"), request("a"), request("a"), request("b"), request()])).toEqual([
    "done",
    "done",
    "overloaded",
    "done",
    "done",
  ]);
  expect(await request("a")).toBe("done");
});

it("frees a slot when a task fails", async () => {
  const runLimited = createTaskQueue({ concurrency: 1, perClient: 1, maxWaiting: 0 });
  await expect(runLimited(() => Promise.reject(new Error("no")), "a")).rejects.toThrow("no");
  expect(await runLimited(async () => 1, "a")).toBe(1);
});
