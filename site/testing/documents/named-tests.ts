import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./tables.ts";

/** Paths are relative to `site/app`, those of two of its neighbors to `site`, all others to the project's folder. */
export function fileOf(name: string): string {
  const folder = /^(e2e|server)\//.test(name)
    ? "site"
    : /^(bench|cms|commands|docs|samples|site)\//.test(name)
      ? ""
      : "site/app";
  const inside = existsSync(path.join(projectFolder, "site/app", name)) ? "site/app" : folder;
  return path.join(projectFolder, inside, name);
}

export const isPath = (code: string) => /^[a-z][\w./-]*(\/|\.\w+)$/.test(code) && code.includes("/");
export const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** Tests as a cell names them: a file, then the titles of those of its tests that are meant. */
export function testsIn(cell: string) {
  return [...cell.matchAll(/`([^`]+\.(?:test|spec)\.(?:tsx?|mjs))`((?:,? "[^"]+")*)/g)].map(
    ([, file = "", titles = ""]) => ({
      file,
      titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title),
    }),
  );
}

const escaped = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Whether a file has a test or a group of that title; an ellipsis stands for what differs from one to the next. */
export function hasTest(file: string, title: string): boolean {
  const pattern = title.split("…").map(escaped).join("[^`\\n]*");
  const start = "(?:\\b(?:test|it|describe)(?:\\.\\w+)*\\(|\\]\\)\\(|\\)\\()\\s*[\"'`]";
  return new RegExp(`${start}${pattern}["'\`]`).test(readFileSync(fileOf(file), "utf8"));
}
