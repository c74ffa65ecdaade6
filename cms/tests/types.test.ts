import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { cmsDir } from "../testing/running-cms.mjs";

it("the generated types match the schemas (update them with: npm run types:generate in cms)", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cms-types-"));
  const command = path.join(cmsDir, "commands", "generate-types.mjs");
  const child = spawn(process.execPath, [command, "--into", folder], { stdio: ["ignore", "ignore", "pipe"] });
  const [stderr] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(child.exitCode, stderr).toBe(0);
  for (const name of ["components.d.ts", "contentTypes.d.ts"]) {
    const read = (root: string) => readFileSync(path.join(root, "types", "generated", name), "utf8");
    expect(read(cmsDir)).toBe(read(folder));
  }
});
