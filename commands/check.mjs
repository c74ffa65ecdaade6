import { command } from "./lib/command.mjs";
import { installCms, installSite } from "./lib/prepare.mjs";
import { runTogether } from "./lib/processes.mjs";
import { cmsFolder, root, siteFolder } from "./lib/project.mjs";

/** `npm run check` checks format, lint, spelling and types and runs unit tests. The argument `all` adds slow unit tests. */
command(async () => {
  const quick = process.argv.includes("all") ? [] : ["--tags-filter=!slow"];
  await installSite();
  await installCms();
  return runTogether([
    [{ run: ["vitest", "run", "--project", "unit", ...quick], cwd: root }],
    [
      { run: ["react-router", "typegen"], cwd: siteFolder },
      { run: ["tsc", "--project", "tsconfig.json"], cwd: siteFolder },
      // The cms has a TypeScript of its own, which Strapi needs.
      { run: ["npm", "run", "--silent", "types"], cwd: cmsFolder },
    ],
    [
      { run: ["biome", "check", "--error-on-warnings"], cwd: root },
      { run: ["cspell", "lint", "--no-progress", "--no-summary"], cwd: root },
      { run: ["tsc", "--project", "commands/tsconfig.json"], cwd: root },
      { run: ["tsc", "--project", "bench/tsconfig.json"], cwd: root },
    ],
  ]);
});
