import { command } from "./lib/command.mjs";
import { runtimeEnvironment } from "./lib/node.mjs";
import { root, siteFolder } from "./lib/paths.mjs";
import { buildCms, buildGallery, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { say, seconds } from "./lib/progress.mjs";
import { runShown } from "./lib/run.mjs";

/** `npm test`: everything, from a fresh clone on; the browser comes with the packages. */
await command(async () => {
  const startedAt = Date.now();
  await installSite();
  await buildSite();
  await buildGallery();
  await installCms();
  await buildCms();
  const env = { ...runtimeEnvironment(), NODE_ENV: "test" };
  /** @type {readonly (readonly [string, readonly string[], string])[]} */
  const suites = [
    ["npm", ["run", "check"], root],
    [
      "vitest",
      ["run", ...["contract", "process", "cms", "commands"].flatMap((name) => ["--project", name])],
      root,
    ],
    ["playwright", ["test", "--config", "e2e/playwright.config.ts"], siteFolder],
  ];
  for (const [tool, args, cwd] of suites) {
    const code = await runShown(tool, args, { cwd, env });
    if (code !== 0) return code;
  }
  say(`All tests passed in ${seconds(startedAt)}.`);
  return 0;
});
