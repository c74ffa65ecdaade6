import path from "node:path";
import { command } from "./lib/command.mjs";
import { Problem, say, seconds } from "./lib/messages.mjs";
import { buildCms, buildGallery, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { runOnNode } from "./lib/processes.mjs";
import { root, siteFolder } from "./lib/project.mjs";
import { runTogether } from "./lib/tasks.mjs";

const projects = ["outbox", "contract", "process", "cms", "commands"].flatMap((name) => ["--project", name]);

/** @param {string} tags those of Vitest @param {string} titles how Playwright chooses among the titles with "@faults" */
const tests = (tags, titles) => [
  [{ run: ["vitest", "run", ...projects, "--tags-filter", tags], cwd: root }],
  [
    {
      run: ["playwright", "test", "--config", "e2e/playwright.config.ts", titles, "@faults"],
      cwd: siteFolder,
    },
  ],
];

/** Those tests of the cms whose outcome the database decides, or has decided: they run on PostgreSQL as well. */
const ofTheDatabase = ["calls", "changes", "lead", "mail", "publishing", "redirects.", "schedule", "seeding"];
const onPostgres = ["vitest", "run", "--project", "cms", ...ofTheDatabase.map((name) => `cms/tests/${name}`)];

/**
 * `npm test`: everything that a change can break, from a fresh clone on; the browser comes with the packages.
 * `npm run test:faults`: what takes minutes for one fault, such as kills and hours of outage.
 */
await command(async () => {
  const startedAt = Date.now();
  const [tier = "changes"] = process.argv.slice(2);
  if (tier !== "changes" && tier !== "faults") {
    throw new Problem(`There are no tests called "${tier}".`, "Run npm test or npm run test:faults.");
  }
  await installSite();
  await installCms();
  if (tier === "changes") {
    const code = await runOnNode([path.join(root, "commands/check.mjs")]);
    if (code !== 0) return code;
  }
  await Promise.all([buildSite().then(buildGallery), buildCms()]);
  const together = tier === "changes" ? tests("!faults", "--grep-invert") : tests("faults", "--grep");
  let code = await runTogether(together, { NODE_ENV: "test" });
  if (code === 0 && tier === "faults") {
    const variables = { NODE_ENV: "test", CMS_TESTS_DATABASE: "postgres" };
    code = await runTogether([[{ run: onPostgres, cwd: root }]], variables);
  }
  if (code === 0) say(`All tests passed in ${seconds(startedAt)}.`);
  return code;
});
