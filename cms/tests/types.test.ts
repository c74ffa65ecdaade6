import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { runProgram } from "../testing/run-program.ts";
import { cmsDir } from "../testing/running-cms.ts";

it("the generated types match the schemas (update them with: npm run types:generate in cms)", async () => {
  const folder = temporaryFolder();
  const command = path.join(cmsDir, "commands", "generate-types.mjs");
  const { code, stderr } = await runProgram(command, ["--into", folder]);
  expect(code, stderr).toBe(0);
  for (const name of ["components.d.ts", "contentTypes.d.ts"]) {
    const read = (root: string) => readFileSync(path.join(root, "types", "generated", name), "utf8");
    expect(read(cmsDir)).toBe(read(folder));
  }
});
