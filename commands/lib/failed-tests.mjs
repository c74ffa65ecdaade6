import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { say } from "./messages.mjs";
import { root } from "./project.mjs";

/** Collects the failures of one run; Vitest and Playwright both add to the file that FAILED_TESTS names. */
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

  /** Called by Playwright. */
  onEnd() {
    for (const test of this.#browserTests?.allTests() ?? []) {
      const [, project, , ...titles] = test.titlePath();
      if (test.outcome() === "unexpected") {
        add(test.location.file, test.location.line, `${titles.join(" > ")} (${project})`);
      }
    }
  }
}

/** @param {string} file @param {number | undefined} line @param {string} fact */
function add(file, line, fact) {
  if (!process.env.FAILED_TESTS) return;
  const place = path.relative(root, file) + (line === undefined ? "" : `:${line}`);
  appendFileSync(process.env.FAILED_TESTS, `${JSON.stringify({ fact, place })}\n`);
}

/** Prints each failure with the command that runs only that test. @param {string} list @returns {number} how many */
export function printFailedTests(list) {
  if (!existsSync(list)) return 0;
  const failures = readFileSync(list, "utf8").trim().split("\n");
  for (const failure of failures) {
    const { fact, place } = JSON.parse(failure);
    say(`\nFAILED  ${place}\n        ${fact}\n        Run only this test: npm test -- ${place}`);
  }
  return failures.length;
}
