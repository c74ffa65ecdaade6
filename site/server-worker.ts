import path from "node:path";
import type { Plugin } from "vite";

/** Builds a program that the server runs in a thread of its own, beside the server. */
export function serverWorker(source: string): Plugin {
  return {
    name: "server-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      const fileName = `${path.basename(source, ".ts")}.js`;
      this.emitFile({ type: "chunk", fileName, id: path.join(import.meta.dirname, source) });
    },
  };
}
