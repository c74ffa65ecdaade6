import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { sendFile } from "./server/send-file.ts";

const samples = path.join(import.meta.dirname, "../samples/content");

/** Where the site serves the episodes and films that the content service starts with too, by their folder. */
const folders = { "/audio": path.join(samples, "podcast"), "/videos": path.join(samples, "videos") };

export function sampleRecordings(): Plugin {
  return {
    name: "sample-recordings",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer: ({ middlewares }) => {
      for (const [prefix, folder] of Object.entries(folders)) {
        middlewares.use(prefix, (request, response, next) => {
          const { pathname: name } = new URL(request.url ?? "", "http://site.invalid");
          sendFile(request, response, { headers: {}, name, root: folder }).catch(next);
        });
      }
    },
    generateBundle() {
      for (const [prefix, folder] of Object.entries(folders)) {
        for (const name of readdirSync(folder)) {
          this.emitFile({
            type: "asset",
            fileName: `${prefix.slice(1)}/${name}`,
            source: readFileSync(path.join(folder, name)),
          });
        }
      }
    },
  };
}
