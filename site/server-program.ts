import path from "node:path";
import type { Plugin } from "vite";

/** Builds a program beside the server: one that it runs in a thread of its own, or one for operators. */
export function serverProgram(source: string, name: string): Plugin {
  return {
    name: `server-program-${name}`,
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    buildStart() {
      this.emitFile({ type: "chunk", fileName: `${name}.js`, id: path.join(import.meta.dirname, source) });
    },
  };
}
