import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Overloaded } from "../../app/bounded.ts";
import { openPictureStore } from "./picture-store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
});
afterEach(() => rmSync(folder, { force: true, recursive: true }));

const limits = { maxKept: 20, maxWaiting: 3 };

test("paints one picture at a time, and a failure does not block the next", async () => {
  const store = openPictureStore(folder, limits);
  let painting = 0;
  let most = 0;
  const paint = async () => {
    painting += 1;
    most = Math.max(most, painting);
    await new Promise((resolve) => setTimeout(resolve, 5));
    painting -= 1;
    return Buffer.from("picture");
  };
  const failing = store.make("b.jpg", () => Promise.reject(new Error("no cover")));
  await Promise.all([
    store.make("a.jpg", paint),
    expect(failing).rejects.toThrow("no cover"),
    store.make("c.jpg", paint),
  ]);
  expect(most).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(["a.jpg", "c.jpg"]);
});

test("rejects requests beyond a few waiting ones", async () => {
  const store = openPictureStore(folder, limits);
  const made = ["a", "b", "c", "d"].map((name) => store.make(name, async () => Buffer.from("")));
  await expect(store.make("e", async () => Buffer.from(""))).rejects.toThrow(Overloaded);
  await Promise.all(made);
});

test("deletes the oldest pictures when there are too many", async () => {
  const store = openPictureStore(folder, limits);
  for (let number = 0; number < 23; number += 1) {
    await store.make(`${number}.jpg`, async () => Buffer.from(""));
    if (number < 22) utimesSync(path.join(folder, `${number}.jpg`), number, number);
  }
  const kept = readdirSync(folder);
  expect(kept.length).toBe(20);
  expect(kept).toContain("22.jpg");
  expect(kept).not.toContain("0.jpg");
});
