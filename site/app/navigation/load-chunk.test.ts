import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkLoadError } from "./chunk-load-error.ts";
import { loadScript, loadStyle } from "./load-chunk.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refuse = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const neverAnswer = () => new Promise(() => {});

test("a script that fails to load rejects with a ChunkLoadError that keeps the cause", async () => {
  const error: unknown = await loadScript("/static/js/route-B1c2.js", refuse).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: "ChunkLoadError", message: "Loading chunk route-B1c2 failed" });
  expect(error).toHaveProperty("cause.message", "Failed to fetch dynamically imported module");
});

test("a style sheet that fails to load rejects with a ChunkLoadError", async () => {
  await expect(loadStyle("/static/css/home-D4.css?v=1", refuse)).rejects.toThrow(
    "Loading CSS chunk home-D4 failed",
  );
});

test("a script times out after 120 seconds", async () => {
  const loading = loadScript("/static/js/slow.js", neverAnswer);
  const settled = vi.fn();
  loading.catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ message: "Loading chunk slow failed" }));
});

test("a loaded script leaves no timer behind", async () => {
  await loadScript("/static/js/route.js", () => Promise.resolve({}));
  expect(vi.getTimerCount()).toBe(0);
});
