import path from "node:path";
import { defineConfig } from "vitest/config";

const resolve = { alias: { "~": path.join(import.meta.dirname, "site/app") } };
const contract = "site/**/*.contract.test.ts";
const wholeProcess = "site/**/*.process.test.ts";
const queue = "site/app/leads/queue/**/*.test.ts";
const commands = "commands/**/*.process.test.mjs";
// Servers, processes and databases may stall on a shared machine; the report names what needed its second try.
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    // Limits find what hangs. They are wide because two cores may be busy with something else: no test is about time.
    expect: { poll: { timeout: 20_000 } },
    // Starts a PostgreSQL for the whole run when a test first asks for a database.
    globalSetup: "./site/testing/shared-postgres.ts",
    // `npm test` leaves them out, `npm run test:all` runs them too.
    tags: [
      {
        name: "slow",
        description: "Kills, outages, floods, full disks; whole installations; parts that few changes touch",
      },
    ],
    // `npm test` lists failures with the command that runs each alone, which needs the line of the test.
    includeTaskLocation: true,
    reporters: process.env.FAILED_TESTS ? ["default", "./commands/lib/failed-tests.mjs"] : ["default"],
    projects: [
      {
        resolve,
        test: {
          name: "unit",
          retry,
          include: ["site/**/*.test.{ts,tsx}", "commands/**/*.test.mjs"],
          exclude: ["**/node_modules/**", contract, wholeProcess, commands, queue],
          // The files share no state and replace no modules, and many wait for a local server: several to a core.
          isolate: false,
          maxWorkers: 4,
          pool: "threads",
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        // The store of leads in a file and in a real PostgreSQL: whole seconds of deadlines, outages and restarts.
        test: {
          name: "queue",
          retry,
          include: [queue],
          exclude: ["**/node_modules/**", contract],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
        },
      },
      {
        resolve,
        // The calls of the specification against the running content service and a local email provider.
        test: {
          name: "contract",
          retry,
          include: [contract],
          globalSetup: "./site/testing/shared-cms.ts",
          hookTimeout: 300_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        // The built site as a process of its own, and faults of all it depends on.
        test: {
          name: "process",
          retry,
          include: [wholeProcess],
          globalSetup: "./site/testing/shared-site.ts",
          hookTimeout: 300_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
        },
      },
      {
        // The npm commands as an operator runs them.
        test: {
          name: "commands",
          retry,
          include: [commands],
          hookTimeout: 300_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
        },
      },
      {
        resolve,
        test: {
          name: "cms",
          retry,
          include: ["cms/tests/**/*.test.ts"],
          // This test opens the SQLite file directly.
          exclude: process.env.CMS_TESTS_DATABASE === "postgres" ? ["cms/tests/process.test.ts"] : [],
          globalSetup: "./cms/testing/shared-cms.ts",
          hookTimeout: 300_000,
          testTimeout: 180_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
