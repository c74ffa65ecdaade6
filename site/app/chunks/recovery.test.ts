import { expect, test, vi } from "vitest";
import { ChunkLoadError } from "./chunk-load-error.ts";
import { openAnewOnce } from "./recovery.ts";

function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { open: vi.fn(), storage: () => storage };
}

test("a missing chunk opens the page anew once, then no more", () => {
  const here = browser();
  const error = new ChunkLoadError("script", "/static/js/about-1.js");
  expect(openAnewOnce(error, "/about", here)).toBe(true);
  expect(openAnewOnce(error, "/about", here)).toBe(false);
  expect(here.open).toHaveBeenCalledExactlyOnceWith("/about");
});

test("the chunk of a later deploy gets its own attempt", () => {
  const here = browser();
  openAnewOnce(new ChunkLoadError("script", "/static/js/about-1.js"), "/about", here);
  expect(openAnewOnce(new ChunkLoadError("script", "/static/js/about-2.js"), "/about", here)).toBe(true);
});

test("where nothing can be remembered nothing is opened anew", () => {
  const open = vi.fn();
  const storage = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect(openAnewOnce(new ChunkLoadError("style", "/a.css"), "/", { open, storage })).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
