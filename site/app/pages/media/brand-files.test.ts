import { statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { brandFiles } from "./brand-files.ts";

const publicFolder = path.join(import.meta.dirname, "../../../public");

it.each(brandFiles)("$href is as large as its entry says", ({ bytes, href }) => {
  expect(statSync(path.join(publicFolder, href)).size).toBe(bytes);
});
