import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { runProgram } from "../testing/run-program.ts";
import { cmsDir } from "../testing/running-cms.ts";

/** Names of the modules in src/strapi, which use undocumented parts of Strapi. */
const strapiFiles = globSync("**/*.{ts,tsx}", { cwd: path.join(cmsDir, "src/strapi") })
  .map((file) => file.replace(/\.tsx?$/, "").replaceAll(path.sep, "/"))
  .toSorted();

let missingInternals: Record<string, string[]>;

beforeAll(async () => {
  const folder = temporaryFolder();
  const script = path.join(cmsDir, "testing", "strapi-contracts.mjs");
  const { code, output } = await runProgram(script, [folder], { HOME: process.env.HOME });
  expect(code, output).toBe(0);
  missingInternals = JSON.parse(readFileSync(path.join(folder, "report.json"), "utf8"));
}, 300_000);

it.each(strapiFiles)("Strapi still has the internals that src/strapi/%s uses", (file) => {
  expect(missingInternals[file], `strapi-contracts.mjs has no contract for ${file}`).toBeDefined();
  expect(missingInternals[file]).toEqual([]);
});

it("nothing outside src/strapi uses undocumented parts of Strapi", () => {
  const undocumented =
    /\bunstable_|future-global|registerHook\(|addRBACMiddleware\(|enhanceEndpoints\(|sessionManager\(|strapi\.admin\.|\.get<?.*\("(?:models|services)"\)|connection\.client\.pool|strapi\.(?:service|plugin)\(|"strapi_/;
  const src = path.join(cmsDir, "src");
  const offenders = globSync("**/*.{ts,tsx}", { cwd: src, exclude: ["strapi/**"] }).filter((file) =>
    undocumented.test(readFileSync(path.join(src, file), "utf8")),
  );
  expect(offenders).toEqual([]);
});

it("the commands of the cms refuse Node 22.21 and name the version they need", async () => {
  const old =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "22.21.0" } })';
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(old)}`;
  const program = path.join(cmsDir, "commands", "data.mjs");
  const { code, output } = await runProgram(program, ["backup"], {
    DATA_DIR: temporaryFolder(),
    NODE_OPTIONS,
  });
  expect(output).toBe("The content service needs Node 22.22 or newer, and this is 22.21.0.\n");
  expect(code).toBe(1);
});
