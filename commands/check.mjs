import path from "node:path";
import { command } from "./lib/command.mjs";
import { runtimeEnvironment } from "./lib/node.mjs";
import { root, siteFolder } from "./lib/paths.mjs";
import { installSite } from "./lib/prepare.mjs";
import { say, seconds } from "./lib/progress.mjs";
import { runShown } from "./lib/run.mjs";

/** `npm run check`: format, lint, types and unit tests, the fast loop before a commit. */
await command(async () => {
  await installSite();
  const env = runtimeEnvironment();
  /** @type {readonly (readonly [string, readonly string[], string])[]} */
  const checks = [
    ["biome", ["check", "--error-on-warnings"], root],
    ["react-router", ["typegen"], siteFolder],
    ["tsc", ["--project", "tsconfig.json"], siteFolder],
    ["tsc", ["--project", path.join("commands", "tsconfig.json")], root],
    ["tsc", ["--project", path.join("bench", "tsconfig.json")], root],
    ["vitest", ["run", "--project", "unit"], root],
  ];
  for (const [tool, args, cwd] of checks) {
    const startedAt = Date.now();
    const code = await runShown(tool, args, { cwd, env });
    if (code !== 0) return code;
    say(`  ${tool} ${args[0]}: ${seconds(startedAt)}`);
  }
  return 0;
});
