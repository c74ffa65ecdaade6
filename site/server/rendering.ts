import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { contentContext, type Search, searchContext } from "~/content/content-context.server.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { type PreviewFacts, previewContext } from "~/layout/preview-context.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { leadsContext, visitorContext } from "~/leads/leads-context.server.ts";
import { publicUrlContext } from "~/seo/site-identity.server.ts";
import { type StyleSheets, withFastFirstView } from "./first-view.ts";
import type { RenderedPage } from "./page-cache.ts";
import { renderNonce, withPolicy } from "./security-headers.ts";

/** Services for loaders and actions. */
export interface PageServices {
  readonly leads: Leads;
  readonly publicUrl: string;
  readonly search: Search;
}

/** Content of a page: the public content or an editor's preview. */
export interface PageContent {
  readonly content: ContentSnapshot;
  readonly preview: PreviewFacts | "unavailable" | null;
}

function requestContext(
  services: PageServices,
  pageContent: PageContent,
  visitorAddress: string | undefined,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(contentContext, pageContent.content);
  context.set(previewContext, pageContent.preview);
  context.set(leadsContext, services.leads);
  context.set(publicUrlContext, services.publicUrl);
  context.set(searchContext, services.search);
  if (visitorAddress !== undefined) context.set(visitorContext, { ip: visitorAddress });
  return context;
}

// Browsers revalidate a page each time; an unchanged one costs a 304.
const pageCaching = "no-cache";

const noSheets: StyleSheets = new Map();

/** Actions need `visitorAddress`. Loaders must not depend on the visitor, because pages are cached. */
type Render = (request: Request, pageContent: PageContent, visitorAddress?: string) => Promise<RenderedPage>;

/** Renders pages and runs actions. Adds the content security policy unless `sheets` is null (development). */
export function createRenderer(
  build: () => Promise<ServerBuild>,
  services: PageServices,
  sheets: StyleSheets | null,
): Render {
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  const isHttps = services.publicUrl.startsWith("https:");
  return async (request, pageContent, visitorAddress) => {
    const response = await handle(request, requestContext(services, pageContent, visitorAddress));
    const { status } = response;
    const body = Buffer.from(await response.arrayBuffer());
    const headers: Record<string, string> = {
      "cache-control": pageCaching,
      ...Object.fromEntries(response.headers),
    };
    if (!sheets || !headers["content-type"]?.startsWith("text/html")) return { body, headers, status };
    // Do not inline sheets under `no-referrer`: Chromium would send the page's URL with the files they load.
    const inlined = headers["referrer-policy"] === "no-referrer" ? noSheets : sheets;
    const page = withFastFirstView(body.toString("utf8"), renderNonce, inlined);
    const frameAncestor = pageContent.preview === "unavailable" ? null : pageContent.preview?.panel;
    const { html, policy } = withPolicy(page, { frameAncestor, nonce: renderNonce, isHttps });
    headers["content-security-policy"] = policy;
    return { body: Buffer.from(html), headers, status };
  };
}
