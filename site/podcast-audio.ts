import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { sendFile } from "./server/send-file.ts";

const folder = path.join(import.meta.dirname, "../samples/content/podcast");

/** Serves the episodes in `samples/content/podcast`, which the content service starts with too, under /audio. */
export function podcastAudio(): Plugin {
  return {
    name: "podcast-audio",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer: ({ middlewares }) => {
      middlewares.use("/audio", (request, response, next) => {
        const { pathname: name } = new URL(request.url ?? "", "http://site.invalid");
        sendFile(request, response, { headers: {}, name, root: folder }).catch(next);
      });
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
