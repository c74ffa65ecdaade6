import path from "node:path";
import { command } from "./lib/command.mjs";
import { print, report, secondsSince, UserError } from "./lib/messages.mjs";
import { buildCms, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { startOnNode, startProgram } from "./lib/processes.mjs";
import { root, runtimeEnvironment, siteFolder } from "./lib/project.mjs";

/** @param {string} name @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} [variables] */
const runTool = (name, args, cwd, variables) =>
  startProgram(name, args, { cwd, env: { ...runtimeEnvironment(), NODE_ENV: "test", ...variables } }).ended;
/** @param {string[]} args @param {NodeJS.ProcessEnv} [variables] */
const vitest = (args, variables) => runTool("vitest", ["run", "--passWithNoTests", ...args], root, variables);
/** @param {string[]} args */
const playwright = (args) =>
  runTool("playwright", ["test", "--config", "e2e/playwright.config.ts", ...args], siteFolder);

const projects = ["queue", "contract", "process", "cms", "commands"].flatMap((name) => ["--project", name]);
/** Name prefixes of the cms tests that depend on the database. `npm run test:all` repeats them on PostgreSQL. */
const databaseTests = [
  "content-versions",
  "history",
  "lead",
  "mail",
  "publishing",
  "redirects",
  "schedule",
  "seeding",
  "subscriptions",
];
const onPostgres = ["--project", "cms", ...databaseTests.map((name) => `cms/tests/${name}`)];

/**
 * `npm test` runs all tests except the slow ones, `npm run test:all` every test, and `npm test -- FILE[:LINE]` those in a
 * file or at a line. A failed installation or build ends the run; after other failed stages the run continues.
 */
command(async (stop) => {
  const startedAt = Date.now();
  const args = process.argv.slice(2);
  const isAll = args[0] === "all";
  const files = isAll ? [] : args;
  const notATest = files.find((file) => !/\.(?:test|spec)\.[a-z]+(?::\d+)?$/.test(file));
  if (notATest) {
    throw new UserError(
      `"${notATest}" is not a test file.`,
      "Run npm test, npm run test:all, or npm test -- FILE.",
    );
  }

  const check = () =>
    startOnNode([path.join(root, "commands/check.mjs"), ...args], { variables: { NODE_ENV: "test" } }).ended;
  /** @type {[name: string, work: () => Promise<unknown>, isNeeded?: boolean][]} */
  const stages = [
    ["Install", () => installSite().then(installCms), true],
    ["Build", () => Promise.all([buildSite(), buildCms()]), true],
  ];
  if (files.length > 0) {
    const browserTests = files.filter((file) => /\.spec\.ts(?::\d+)?$/.test(file));
    const otherTests = files.filter((file) => !browserTests.includes(file));
    const specs = browserTests.map((file) => path.relative(siteFolder, path.join(root, file)));
    if (otherTests.length > 0) stages.push(["Test", () => vitest(otherTests)]);
    if (specs.length > 0) stages.push(["Test pages in a browser", () => playwright(specs)]);
  } else {
    const [playwrightFilter, vitestFilter] = isAll
      ? [[], []]
      : [["--grep-invert", "@slow"], ["--tags-filter=!slow"]];
    stages.push(["Check", check]);
    // Not at the same time: each stage uses every core, and services would take four times as long to start.
    stages.push(["Test services", () => vitest([...projects, ...vitestFilter])]);
    stages.push(["Test pages in a browser", () => playwright(playwrightFilter)]);
  }
  if (isAll) {
    const variables = { CMS_TESTS_DATABASE: "postgres" };
    stages.push(["Test the cms on PostgreSQL", () => vitest(onPostgres, variables)]);
  }

  const results = [];
  let hasFailed = false;
  for (const [index, [name, work, isNeeded]] of stages.entries()) {
    const title = `[${index + 1}/${stages.length}] ${name}`;
    const stageStartedAt = Date.now();
    print(`\n${title} ...`);
    const result = await work().catch((error) => {
      report(error);
      return 1;
    });
    const isFailed = typeof result === "number" && result !== 0;
    hasFailed ||= isFailed;
    results.push(`${title}: ${isFailed ? "FAILED" : "passed"} in ${secondsSince(stageStartedAt)}`);
    print(results.at(-1) ?? "");
    if (stop.aborted || (isFailed && isNeeded)) break;
  }

  print(`\n${results.join("\n")}`);
  print(`${hasFailed ? "Failed" : "All tests passed"} in ${secondsSince(startedAt)}.`);
  return hasFailed ? 1 : 0;
});
