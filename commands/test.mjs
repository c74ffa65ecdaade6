import { command } from "./lib/command.mjs";
import { Problem, say, seconds } from "./lib/messages.mjs";
import { runtimeEnvironment } from "./lib/node.mjs";
import { buildCms, buildGallery, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { runShown } from "./lib/processes.mjs";
import { root, siteFolder } from "./lib/project.mjs";

const vitest = ["vitest", "run", "--project", "contract", "--project", "process", "--project", "cms"];
const withCommands = [...vitest, "--project", "commands"];

/** Programs to run one after the other, and the folder each runs in. @type {Record<string, [string[], string][]>} */
const tiers = {
  changes: [
    [["npm", "run", "check"], root],
    [[...withCommands, "--tags-filter", "!faults"], root],
    [["playwright", "test", "--config", "e2e/playwright.config.ts"], siteFolder],
  ],
  faults: [[[...withCommands, "--tags-filter", "faults"], root]],
};

/**
 * `npm test`: everything that a change can break, from a fresh clone on; the browser comes with the packages.
 * `npm run test:faults`: what takes minutes for one fault, such as kills and hours of outage.
 */
await command(async () => {
  const startedAt = Date.now();
  const [name = "changes"] = process.argv.slice(2);
  const tier = tiers[name];
  if (!tier)
    throw new Problem(`There are no tests called "${name}".`, "Run npm test or npm run test:faults.");
  await installSite();
  await buildSite();
  await buildGallery();
  await installCms();
  await buildCms();
  for (const [[tool = "", ...args], cwd] of tier) {
    const code = await runShown(tool, args, { cwd, env: { ...runtimeEnvironment(), NODE_ENV: "test" } });
    if (code !== 0) return code;
  }
  say(`All tests passed in ${seconds(startedAt)}.`);
  return 0;
});
