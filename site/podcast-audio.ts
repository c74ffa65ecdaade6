import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";

const folder = path.join(import.meta.dirname, "../content/podcast");

/** Serves the episodes in `content/podcast`, which the content service starts with too, under /audio. */
export function podcastAudio(): Plugin {
  return {
    name: "podcast-audio",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer: ({ middlewares }) => {
      middlewares.use("/audio", sirv(folder, { dev: true }));
    },
    generateBundle() {
      for (const name of readdirSync(folder)) {
        this.emitFile({
          type: "asset",
          fileName: `audio/${name}`,
          source: readFileSync(path.join(folder, name)),
        });
      }
    },
  };
}
