import path from "node:path";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";
import { parseConfig } from "./config.ts";
import type { Endpoint } from "./endpoint.ts";
import { log } from "./log.ts";
import { createPreview } from "./preview/preview.ts";
import { requestContext } from "./request-context.ts";
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

/** The parts of the site as in production, but that pages are rendered anew for each request. */
export async function openDevSite({ build, env, siteFolder }: DevSiteOptions) {
  const config = parseConfig(env);
  const services = await openServices(config, (url) =>
    url.startsWith("/audio/") ? path.join(siteFolder, recordings, path.basename(url)) : servedFile(url),
  );
  const preview = createPreview({
    content: services.content,
    log,
    secure: false,
    token: config.content.token,
  });
  const endpoints: Readonly<Record<string, Endpoint>> = preview.endpoints;
  return {
    async close() {
      services.content.close();
      await services.leads.close();
    },
    endpoints,
    files: [
      mediaFiles(services.mediaFolder),
      socialImages({
        content: services.content.current,
        dataDir: config.dataDir,
        fileOf: (url) => path.join(siteFolder, "public", url),
        mediaFolder: services.mediaFolder,
      }),
    ],
    port: config.port,
    publicUrl: config.publicUrl,
    render: createRequestListener({
      build,
      getLoadContext: async (request, client) =>
        requestContext({
          ...(await preview.shownTo(request.headers.get("cookie"))),
          leads: services.leads,
          publicUrl: config.publicUrl,
          search: services.content,
          visitorAddress: client.address,
        }),
      mode: "development",
    }),
  };
}
