import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const require = createRequire(import.meta.url);
const vocabulary = require.resolve("schema-dts");
const compiler = path.join(path.dirname(require.resolve("typescript/package.json")), "bin/tsc");

const options = ["--ignoreConfig", "--noEmit", "--skipLibCheck", "--strict", "--pretty", "false"];
const moduleOptions = ["--module", "esnext", "--moduleResolution", "bundler", "--types", ""];

/** Compiles the graphs against Google's types and returns violations of the schema.org vocabulary. */
export async function vocabularyViolations(graphs: readonly string[]): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "schema-org-"));
  try {
    const file = path.join(folder, "graphs.ts");
    const constants = graphs.map((graph, index) => {
      const literal = JSON.stringify(JSON.parse(graph));
      return `export const graph${index}: Graph = ${literal};\n`;
    });
    writeFileSync(file, `import type { Graph } from ${JSON.stringify(vocabulary)};\n${constants.join("")}`);
    return await compile(file);
  } finally {
    rmSync(folder, { force: true, recursive: true });
  }
}

function compile(file: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, ...options, ...moduleOptions, file], (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split("\n").filter(Boolean);
      resolve(error && lines.length === 0 ? [error.message] : lines);
    });
  });
}
