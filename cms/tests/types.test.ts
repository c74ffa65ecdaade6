import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { cmsDir } from "../testing/running-cms.mjs";

it("the generated types match the schemas (update them with: npm run types:generate in cms)", async () => {
  const folder = temporaryFolder();
  const command = path.join(cmsDir, "commands", "generate-types.mjs");
  const child = spawn(process.execPath, [command, "--into", folder], { stdio: ["ignore", "ignore", "pipe"] });
  const [stderr] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(child.exitCode, stderr).toBe(0);
  for (const name of ["components.d.ts", "contentTypes.d.ts"]) {
    const read = (root: string) => readFileSync(path.join(root, "types", "generated", name), "utf8");
    expect(read(cmsDir)).toBe(read(folder));
  }
});
