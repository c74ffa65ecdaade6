import { command } from "./lib/command.mjs";
import { print, secondsSince } from "./lib/messages.mjs";
import { installCms, installSite } from "./lib/prepare.mjs";
import { startProgram } from "./lib/processes.mjs";
import { cmsFolder, root, runtimeEnvironment, siteFolder } from "./lib/project.mjs";

/** `npm run check` checks format, lint, spelling and types and runs unit tests. The argument `all` adds slow unit tests. */
command(async () => {
  const tagFilter = process.argv.includes("all") ? [] : ["--tags-filter=!slow"];
  await installSite();
  await installCms();
  const codes = await Promise.all([
    runInOrder([{ run: ["vitest", "run", "--project", "unit", ...tagFilter], cwd: root }]),
    runInOrder([
      { run: ["react-router", "typegen"], cwd: siteFolder },
      { run: ["tsc", "--project", "tsconfig.json"], cwd: siteFolder },
      // The cms has a TypeScript of its own, which Strapi needs.
      { run: ["npm", "run", "--silent", "types"], cwd: cmsFolder },
    ]),
    runInOrder([
      { run: ["biome", "check", "--error-on-warnings"], cwd: root },
      { run: ["cspell", "lint", "--no-progress", "--no-summary"], cwd: root },
      { run: ["tsc", "--project", "commands/tsconfig.json"], cwd: root },
      { run: ["tsc", "--project", "bench/tsconfig.json"], cwd: root },
    ]),
  ]);
  return codes.find((code) => code !== 0) ?? 0;
});

/**
 * Runs tools in order, until one fails: prints the end of its output and returns its exit code. Returns 0 if all pass.
 * @param {readonly { run: readonly string[], cwd: string }[]} tools
 */
async function runInOrder(tools) {
  for (const { run, cwd } of tools) {
    const [name = "", ...args] = run;
    const startedAt = Date.now();
    const program = startProgram(name, args, { cwd, env: runtimeEnvironment(), onOutput: () => {} });
    const code = await program.ended;
    if (code !== 0) print(program.output.trim());
    print(`  ${run.join(" ")}: ${code === 0 ? "passed" : "FAILED"} in ${secondsSince(startedAt)}`);
    if (code !== 0) return code;
  }
  return 0;
}
