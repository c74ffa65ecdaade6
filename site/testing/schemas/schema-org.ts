import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { temporaryFolder } from "../temporary-folder.ts";

const require = createRequire(import.meta.url);
const vocabulary = require.resolve("schema-dts");
const compiler = path.join(path.dirname(require.resolve("typescript/package.json")), "bin/tsc");

const options = ["--ignoreConfig", "--noEmit", "--skipLibCheck", "--strict", "--pretty", "false"];
const moduleOptions = ["--module", "esnext", "--moduleResolution", "bundler", "--types", ""];

/** Compiles the graphs against Google's types and returns violations of the schema.org vocabulary. */
export async function vocabularyViolations(graphs: readonly string[]): Promise<readonly string[]> {
  const file = path.join(temporaryFolder(), "graphs.ts");
  const constants = graphs.map((graph, index) => {
    const literal = JSON.stringify(JSON.parse(graph));
    return `export const graph${index}: Graph = ${literal};\n`;
  });
  writeFileSync(file, `import type { Graph } from ${JSON.stringify(vocabulary)};\n${constants.join("")}`);
  return compile(file);
}

function compile(file: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, ...options, ...moduleOptions, file], (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split("\n").filter(Boolean);
      resolve(error && lines.length === 0 ? [error.message] : lines);
    });
  });
}
