import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { send } from "@fastify/send";
import type { Plugin } from "vite";

const samples = path.join(import.meta.dirname, "../samples/content");

/** Folders of sample recordings, by the URL prefix at which the site serves them. */
const folders = { "/audio": path.join(samples, "podcast"), "/videos": path.join(samples, "videos") };

/** Serves the sample recordings in development, and copies them into the build. */
export function sampleRecordings(): Plugin {
  return {
    name: "sample-recordings",
    applyToEnvironment: ({ name }) => name === "client",
    configureServer: ({ middlewares }) => {
      for (const [prefix, folder] of Object.entries(folders)) {
        middlewares.use(prefix, (request, response, next) => {
          const { pathname } = new URL(request.url ?? "", "http://site.invalid");
          send(request, pathname, { root: folder }).then(({ headers, statusCode, stream }) => {
            response.writeHead(statusCode, headers);
            stream.pipe(response);
          }, next);
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
