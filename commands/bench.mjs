import path from "node:path";
import { command } from "./lib/command.mjs";
import { print, UserError } from "./lib/messages.mjs";
import { buildCmsApi, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { startOnNode } from "./lib/processes.mjs";
import { root } from "./lib/project.mjs";

const benches = ["first-view", "pages", "leads", "mixed"];
const usage = `Usage: npm run bench [-- ${benches.join(" | ")}]; without a name, all of them.`;

/** `npm run bench`: measures, prints the results and writes them to bench/results. */
command(async () => {
  const names = process.argv.slice(2);
  if (names.includes("--help")) return print(usage);
  const unknown = names.find((name) => !benches.includes(name));
  if (unknown) throw new UserError(`There is no measurement "${unknown}".`, usage);
  await installSite();
  await buildSite();
  await installCms();
  await buildCmsApi();
  for (const bench of names.length > 0 ? names : benches) {
    const code = await startOnNode([path.join(root, "bench", `${bench}.ts`)]).ended;
    if (code !== 0) return code;
  }
});
