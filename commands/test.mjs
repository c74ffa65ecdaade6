import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { command } from "./lib/command.mjs";
import { printFailedTests } from "./lib/failed-tests.mjs";
import { Problem, say, seconds } from "./lib/messages.mjs";
import { buildCms, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { runOnNode } from "./lib/processes.mjs";
import { root, siteFolder } from "./lib/project.mjs";
import { runTogether } from "./lib/tasks.mjs";

const isBrowserTest = (/** @type {string} */ name) => /\.spec\.ts(?::\d+)?$/.test(name);

/** @param {readonly string[]} args */
const vitest = (...args) => ({ run: ["vitest", "run", "--passWithNoTests", ...args], cwd: root });
/** @param {readonly string[]} args */
const playwright = (...args) => ({
  run: ["playwright", "test", "--config", "e2e/playwright.config.ts", ...args],
  cwd: siteFolder,
});

const projects = ["queue", "contract", "process", "cms", "commands"].flatMap((name) => ["--project", name]);

/** Tests of the cms that depend on the database: `npm run test:all` runs them on PostgreSQL too. */
const databaseTests = [
  "calls",
  "content-versions",
  "history",
  "lead",
  "mail",
  "publishing",
  "redirects.",
  "schedule",
  "seeding",
];
const onPostgres = vitest("--project", "cms", ...databaseTests.map((name) => `cms/tests/${name}`));

/**
 * `npm test`: what a change commonly breaks. `npm run test:all`: everything. `npm test -- FILE[:LINE]`: only these tests.
 * All of them work on a fresh clone; the browser is one of the packages.
 */
await command(async () => {
  const startedAt = Date.now();
  const args = process.argv.slice(2);
  const isAll = args[0] === "all";
  const files = isAll ? [] : args;
  const wrong = files.find((file) => !/\.(?:test|spec)\.[a-z]+(?::\d+)?$/.test(file));
  if (wrong)
    throw new Problem(
      `"${wrong}" is not a test file.`,
      "Run npm test, npm run test:all, or npm test -- FILE.",
    );

  const logFolder = mkdtempSync(path.join(tmpdir(), "failed-tests-"));
  const failed = path.join(logFolder, "list");
  const variables = { NODE_ENV: "test", FAILED_TESTS: failed };
  const quick = isAll
    ? { browser: [], other: [] }
    : { browser: ["--grep-invert", "@slow"], other: ["--tags-filter=!slow"] };

  /** @type {[name: string, work: () => Promise<number | void>][]} */
  const stages = [
    ["Install", () => installSite().then(installCms)],
    [
      files.length > 0 ? "Build" : "Check and build",
      async () => {
        const check = () => runOnNode([path.join(root, "commands/check.mjs"), ...args], { variables });
        const [code] = await Promise.all([files.length > 0 ? 0 : check(), buildSite(), buildCms()]);
        return code;
      },
    ],
  ];
  if (files.length > 0) {
    const inBrowser = files
      .filter(isBrowserTest)
      .map((file) => path.relative(siteFolder, path.join(root, file)));
    const others = files.filter((file) => !isBrowserTest(file));
    stages.push([
      "Test",
      () =>
        runTogether(
          [
            inBrowser.length > 0 ? [playwright(...inBrowser)] : [],
            others.length > 0 ? [vitest(...others)] : [],
          ],
          variables,
        ),
    ]);
  } else {
    stages.push([
      "Test services, and pages in a browser",
      () => runTogether([[vitest(...projects, ...quick.other)], [playwright(...quick.browser)]], variables),
    ]);
  }
  if (isAll) {
    stages.push([
      "Test the cms on PostgreSQL",
      () => runTogether([[onPostgres]], { ...variables, CMS_TESTS_DATABASE: "postgres" }),
    ]);
  }

  const times = [];
  let code = 0;
  for (const [index, [name, work]] of stages.entries()) {
    const title = `[${index + 1}/${stages.length}] ${name}`;
    const stageStartedAt = Date.now();
    say(`\n${title} ...`);
    code = (await work()) ?? 0;
    times.push(`${title}: ${seconds(stageStartedAt)}`);
    say(times.at(-1) ?? "");
    if (code !== 0) break;
  }

  const failures = printFailedTests(failed);
  rmSync(logFolder, { recursive: true, force: true });
  say(`\n${times.join("\n")}`);
  if (code === 0) say(`All tests passed in ${seconds(startedAt)}.`);
  else if (failures === 0)
    say(`Something above failed before or outside the tests, after ${seconds(startedAt)}.`);
  else
    say(
      `${failures} ${failures === 1 ? "test" : "tests"} failed, listed above, after ${seconds(startedAt)}.`,
    );
  return code;
});
