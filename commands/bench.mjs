import path from "node:path";
import { command } from "./lib/command.mjs";
import { Problem, say } from "./lib/messages.mjs";
import { buildCmsApi, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { runOnNode } from "./lib/processes.mjs";
import { root } from "./lib/project.mjs";

const benches = ["first-view", "pages", "leads", "mixed"];
const usage = `Usage: npm run bench [-- ${benches.join(" | ")}]; without a name, all of them.`;

/** `npm run bench`: the measurements, printed and written to bench/results. */
await command(async () => {
  const asked = process.argv.slice(2);
  if (asked.includes("--help")) return say(usage);
  const unknown = asked.find((name) => !benches.includes(name));
  if (unknown) throw new Problem(`There is no measurement "${unknown}".`, usage);
  await installSite();
  await buildSite();
  await installCms();
  await buildCmsApi();
  for (const bench of asked.length > 0 ? asked : benches) {
    const code = await runOnNode([path.join(root, "bench", `${bench}.ts`)]);
    if (code !== 0) return code;
  }
  return 0;
});
