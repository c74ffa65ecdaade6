import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./tables.ts";

/** Returns the path of a file that a document names relative to `site/app`, `site` or the project. */
export function citedFilePath(name: string): string {
  const paths = ["site/app", "site", ""].map((folder) => path.join(projectFolder, folder, name));
  return paths.find((file) => existsSync(file)) ?? name;
}

/** Returns true for a path such as `site/app/` or `docs/security.md`. */
export const isPath = (code: string) => /^[a-z][\w./-]*(\/|\.\w+)$/.test(code) && code.includes("/");
/** Returns the texts between backticks. */
export const backtickedIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** Returns the wrong citations in a table cell: files that do not exist, and titles that match no test or several. */
export function wrongCitationsIn(cell: string): string[] {
  const missingFiles = backtickedIn(cell).filter((name) => !existsSync(citedFilePath(name)));
  const tests = [...cell.matchAll(/`([^`]+)`((?:,? "[^"]+")+)/g)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title })),
  );
  const wrongTitles = tests.filter(
    ({ file, title }) => !missingFiles.includes(file) && !hasTest(file, title),
  );
  return [...missingFiles, ...wrongTitles.map(({ file, title }) => `${file} "${title}"`)];
}

const escaped = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Returns true if exactly one test or group of a file has this title; "…" matches any text. */
export function hasTest(file: string, title: string): boolean {
  const pattern = title.split("…").map(escaped).join("[^`\\n]*");
  // Matches `test(`, `it.skip(`, and the second call of `it.each([…])(` or `it.runIf(…)(`.
  const start = "(?:\\b(?:test|it|describe)(?:\\.\\w+)*\\(|\\)\\()\\s*[\"'`]";
  const found = readFileSync(citedFilePath(file), "utf8").match(new RegExp(`${start}${pattern}["'\`]`, "g"));
  return found?.length === 1;
}
