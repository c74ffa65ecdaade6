import path from "node:path";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";
import { type Folders, handlerOfFolder } from "./answers.ts";
import { readConfig } from "./config.ts";
import { log } from "./log.ts";
import { createPreview } from "./preview/preview.ts";
import { requestContext } from "./rendering.ts";
import { openServices } from "./services.ts";
import { socialImages } from "./social/social-images.ts";
import { mediaFiles } from "./static-files.ts";

interface DevSiteOptions {
  readonly build: () => Promise<ServerBuild>;
  readonly env: NodeJS.ProcessEnv;
  readonly siteFolder: string;
}

/** Vite serves files outside the site's folder under this prefix and their whole path. */
const servedFile = (url: string) => decodeURIComponent(url.replace(/^\/@fs/, ""));

const recordings = "../samples/content/podcast";

/** The parts of the site as in production, except that every request renders its page. */
export async function openDevSite({ build, env, siteFolder }: DevSiteOptions) {
  const config = readConfig(env);
  const { port, publicUrl, stateDir } = config;
  // While developing, the samples are always there.
  const isTrial = !env.CONTENT_API_URL;
  const { content, leads, mediaFolder } = await openServices(
    { ...config, content: { ...config.content, isTrial } },
    (url) =>
      url.startsWith("/audio/") ? path.join(siteFolder, recordings, path.basename(url)) : servedFile(url),
  );
  const preview = createPreview({ accessKey: config.content.accessKey, content, log, secure: false });
  const fileOf = (url: string) => path.join(siteFolder, "public", url);
  const folders: Folders = {
    files: mediaFiles(mediaFolder),
    social: socialImages({ content: content.current, fileOf, mediaFolder, stateDir }),
  };
  return {
    async close() {
      content.close();
      await leads.close();
    },
    /** Who answers this path, unless it is Vite or a page. */
    handlerOf: (path: string) =>
      preview.endpoints[path] ?? handlerOfFolder(folders, path.split("/", 2)[1] ?? ""),
    port,
    publicUrl,
    render: createRequestListener({
      build,
      getLoadContext: async (request, client) => {
        const shown = await preview.shownTo(request.headers.get("cookie"));
        return requestContext(
          { collectsVitals: false, leads, publicUrl, search: content },
          shown,
          client.address,
        );
      },
      mode: "development",
    }),
  };
}
