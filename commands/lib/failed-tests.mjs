import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { print } from "./messages.mjs";
import { root } from "./project.mjs";

/** Reporter of Vitest and Playwright that adds each failure to the file that FAILED_TESTS names. */
export default class FailedTests {
  /** @type {import("@playwright/test/reporter").Suite | undefined} */
  #browserTests;

  /** Called by Vitest. @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    if (test.result().state === "failed") add(test.module.moduleId, test.location?.line, test.fullName);
  }

  /** Called by Vitest. @param {import("vitest/node").TestSuite} suite */
  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) add(suite.module.moduleId, suite.location?.line, suite.fullName);
  }

  /** Called by Vitest. @param {import("vitest/node").TestModule} module */
  onTestModuleEnd(module) {
    if (module.errors().length > 0) add(module.moduleId, undefined, "the file as a whole");
  }

  /** Called by Playwright. @param {unknown} _config @param {import("@playwright/test/reporter").Suite} suite */
  onBegin(_config, suite) {
    this.#browserTests = suite;
  }

  onEnd() {
    for (const test of this.#browserTests?.allTests() ?? []) {
      const [, project, , ...titles] = test.titlePath();
      if (test.outcome() === "unexpected") {
        add(test.location.file, test.location.line, `${titles.join(" > ")} (${project})`);
      }
    }
  }
}

/** @param {string} file @param {number | undefined} line @param {string} title */
function add(file, line, title) {
  if (!process.env.FAILED_TESTS) return;
  const place = path.relative(root, file) + (line === undefined ? "" : `:${line}`);
  appendFileSync(process.env.FAILED_TESTS, `${JSON.stringify({ title, place })}\n`);
}

/** Prints each failure with the command that runs only that test. @param {string} list @returns {number} number of failures */
export function printFailedTests(list) {
  if (!existsSync(list)) return 0;
  const failures = readFileSync(list, "utf8").trim().split("\n");
  for (const failure of failures) {
    const { title, place } = JSON.parse(failure);
    print(`\nFAILED  ${place}\n        ${title}\n        Run only this test: npm test -- ${place}`);
  }
  return failures.length;
}
