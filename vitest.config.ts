import path from "node:path";
import { defineConfig } from "vitest/config";

const resolve = { alias: { "~": path.join(import.meta.dirname, "site/app") } };
const contract = "site/**/*.contract.test.ts";
const wholeProcess = "site/**/*.process.test.ts";
const queue = "site/app/leads/queue/**/*.test.ts";
const commands = "commands/**/*.process.test.mjs";
// Servers, processes and databases may stall on a shared machine. The report names tests that needed the retry.
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    // Timeouts only find tests that hang. They are long, because other programs may use the two cores.
    expect: { poll: { timeout: 20_000 } },
    // Starts a PostgreSQL for the whole run when a test first asks for a database.
    globalSetup: "./site/testing/shared-postgres.ts",
    // `npm test` skips tests with this tag, `npm run test:all` runs them.
    tags: [
      {
        name: "slow",
        description: "Kills, outages, floods, full disks; whole installations; parts that rarely change",
      },
    ],
    projects: [
      {
        resolve,
        test: {
          name: "unit",
          retry,
          include: ["site/**/*.test.{ts,tsx}", "commands/**/*.test.mjs"],
          exclude: ["**/node_modules/**", contract, wholeProcess, commands, queue],
          // The files share no state and mock no modules, and many wait for a local server, so several run per core.
          isolate: false,
          maxWorkers: 4,
          pool: "threads",
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        // The lead queue on SQLite and on a real PostgreSQL; these tests wait seconds for timeouts, outages and restarts.
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
        // The built site in its own process, and failures of everything it depends on.
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
          // This test inspects the SQLite file.
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
