import { describe, expect, it, vi } from "vitest";
import { bounded, Overloaded } from "./bounded.ts";

describe("bounded", () => {
  it("runs so many at a time, keeps so many in line and turns the rest away at once", async () => {
    const limited = bounded({ atATime: 2, waiting: 3 });
    const gate = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await gate.promise;
      running -= 1;
      return "done";
    };
    const answers = Array.from({ length: 8 }, () => limited(task).catch((error: unknown) => error));
    const refused = await Promise.all(answers.slice(5));
    expect(refused.every((error) => error instanceof Overloaded)).toBe(true);
    await vi.waitFor(() => expect(running).toBe(2));
    gate.resolve();
    expect(await Promise.all(answers.slice(0, 5))).toEqual(Array(5).fill("done"));
    expect(most).toBe(2);
  });

  it("lets a newcomer into a full line in the place of whoever has the most in it", async () => {
    const limited = bounded({ atATime: 1, waiting: 3 });
    const gate = Promise.withResolvers<void>();
    const done: string[] = [];
    const ask = (whose: string, name: string) =>
      limited(async () => {
        await gate.promise;
        done.push(name);
      }, whose).catch((error: unknown) => error);
    const greedy = ["a1", "a2", "a3", "a4", "a5"].map((name) => ask("a", name));
    const others = [ask("b", "b1"), ask("c", "c1"), ask("d", "d1")];
    for (const refused of [greedy[4], greedy[3], greedy[2], others[2]])
      expect(await refused).toBeInstanceOf(Overloaded);
    gate.resolve();
    await Promise.all([...greedy, ...others]);
    expect(done).toEqual(["a1", "a2", "b1", "c1"]);
  });

  it("lets those who wait take turns", async () => {
    const limited = bounded({ atATime: 1, waiting: 9 });
    const done: string[] = [];
    const ask = (name: string) => limited(async () => void done.push(name), name.charAt(0));
    await Promise.all(["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map(ask));
    expect(done).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  });

  it("a task that fails makes room too", async () => {
    const limited = bounded({ atATime: 1, waiting: 0 });
    await expect(limited(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await new Promise(setImmediate);
    expect(await limited(async () => 1)).toBe(1);
  });

  it("lets the event loop look around between two tasks, of whatever kind", async () => {
    const one = bounded({ atATime: 4, waiting: 0 });
    const other = bounded({ atATime: 4, waiting: 0 });
    const order: string[] = [];
    const task = async () => {
      order.push("task");
    };
    const around = () => order.push("around");
    const heard = (async () => {
      for (let turn = 0; turn < 8; turn += 1) {
        await new Promise(setImmediate);
        around();
      }
    })();
    await Promise.all([one(task), one(task), other(task), other(task)]);
    await heard;
    expect(order.join()).not.toContain("task,task");
  });
});
