import type { IncomingMessage, ServerResponse } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { ContentSnapshot } from "~/content/model.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { sendPage, sendPlain, sendText } from "./answers.ts";
import { log } from "./log.ts";
import { compress, PageCache } from "./page-cache.ts";
import { visitorAddress } from "./request-address.ts";
import { BodyTooLarge, readBody } from "./request-body.ts";
import { requestContext } from "./request-context.ts";
import { pagePolicy } from "./security-headers.ts";

export interface PagesOptions {
  readonly build: ServerBuild;
  readonly content: () => ContentSnapshot;
  readonly leads: Leads;
  readonly publicUrl: string;
  readonly trustedProxies: number;
}

type Rendered = Awaited<ReturnType<Parameters<PageCache["get"]>[2]>>;

const maxCachedPages = 5_000;

// The answer to a lead is a redirect or one line; compressing it took a quarter of the time a lead takes.
const smallestCompressedBytes = 1_000;

// The only query keys that change what a page shows; all others (campaign parameters above all) share one rendering.
const shownParameters: Readonly<Record<string, string>> = {
  "/blogs": "page",
  "/newsletter": "issue",
  "/portfolio": "status",
};

// A page may be kept but is asked for again each time: an unchanged one costs a 304.
const pageCaching = "no-cache";

/** Answers pages: GET from the cache, POST by running the form's action. */
export function createPages(options: PagesOptions) {
  const { content, leads, publicUrl, trustedProxies } = options;
  const secure = publicUrl.startsWith("https:");
  const handle = createRequestHandler(
    { ...options.build, allowedActionOrigins: [new URL(publicUrl).host] },
    process.env.NODE_ENV,
  );
  const cache = new PageCache(maxCachedPages, (key, status) => log("page.failed", { key, status }));

  async function render(request: Request, snapshot: ContentSnapshot, visitor: string): Promise<Rendered> {
    const context = requestContext({ content: snapshot, leads, publicUrl, visitorAddress: visitor });
    const answer = await handle(request, context);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string> = {
      "Cache-Control": pageCaching,
      ...Object.fromEntries(answer.headers),
    };
    if (headers["content-type"]?.startsWith("text/html")) {
      headers["Content-Security-Policy"] = pagePolicy(body.toString("utf8"), secure);
    }
    return { body, headers, status: answer.status };
  }

  async function get(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const snapshot = content();
    const target = targetOf(url);
    const page = await cache.get(target, snapshot.generation, () =>
      // No header of one visitor may shape what all visitors get.
      render(new Request(`${publicUrl}${target}`), snapshot, "none"),
    );
    sendPage(request, response, page);
  }

  async function post(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const body = await readBody(request);
    const host = request.headers.host ?? new URL(publicUrl).host;
    const webRequest = new Request(`${secure ? "https" : "http"}://${host}${url.pathname}${url.search}`, {
      body,
      headers: createHeaders(request),
      method: "POST",
    });
    const rendered = await render(webRequest, content(), visitorAddress(request, trustedProxies));
    rendered.headers["Cache-Control"] = "no-store";
    if (rendered.body.length < smallestCompressedBytes) sendPlain(response, rendered);
    else sendPage(request, response, await compress(rendered));
  }

  return {
    async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
      if (request.method !== "POST") return get(request, response, url);
      try {
        await post(request, response, url);
      } catch (error) {
        if (!(error instanceof BodyTooLarge)) throw error;
        response.setHeader("Connection", "close");
        sendText(response, 413, "This is more than a form of ours can hold. Please shorten your message.");
      }
    },
    cachedPages: () => cache.size,
  };
}

/** Path and the query that matters, which is the page's name in the cache. */
function targetOf(url: URL): string {
  const name = shownParameters[url.pathname.replace(/\.data$/, "")];
  const value = name ? url.searchParams.get(name) : null;
  const query = new URLSearchParams();
  if (name && value !== null) query.set(name, value.slice(0, 80));
  // React Router names the routes whose data it wants when it does not want all.
  const routes = url.pathname.endsWith(".data") ? url.searchParams.get("_routes") : null;
  if (routes !== null) query.set("_routes", routes.slice(0, 400));
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}
