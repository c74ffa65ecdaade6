import path from "node:path";
import type { Plugin } from "vite";

/** Builds an additional program next to the server: a worker thread or an operator's command. */
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
