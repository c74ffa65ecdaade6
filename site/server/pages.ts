import type { IncomingMessage, ServerResponse } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { ContentSnapshot } from "~/content/model.ts";
import type { Search } from "~/content/search.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { linkPaths } from "~/leads/newsletter/link-paths.ts";
import { addressAfterMove } from "~/seo/missing-page.server.ts";
import { sendPage, sendPlain, sendText } from "./answers.ts";
import { log } from "./log.ts";
import { compress, PageCache, quickBrotliQuality } from "./page-cache.ts";
import type { Preview, Shown } from "./preview/preview.ts";
import { previewHeaders, sendPreviewProblem } from "./preview/preview-problem.ts";
import type { PreviewClaims } from "./preview/preview-token.ts";
import { visitorAddress } from "./request-address.ts";
import { BodyTooLarge, readBody } from "./request-body.ts";
import { requestContext } from "./request-context.ts";
import { pagePolicy } from "./security-headers.ts";

export interface PagesOptions {
  readonly build: ServerBuild;
  readonly content: () => ContentSnapshot;
  readonly leads: Leads;
  readonly preview: Preview;
  readonly publicUrl: string;
  readonly search: Search;
  readonly trustedProxies: number;
}

type Rendered = Awaited<ReturnType<Parameters<PageCache["get"]>[2]>>;

const maxCachedPages = 5_000;

// Whoever asks for more at once waits for an answer that few have the patience for.
const maxUncachedRenderings = 64;

// The answer to a lead is a redirect or one line; compressing it took a quarter of the time a lead takes.
const smallestCompressedBytes = 1_000;

// The only query keys that change what a page shows; all others (campaign parameters above all) share one rendering.
const shownParameters: Readonly<Record<string, readonly string[]>> = {
  "/blogs": ["category", "page"],
  "/newsletter": ["issue"],
  "/portfolio": ["status"],
};

// Made anew for each request and kept nowhere: one person's link, or one of endlessly many questions, shapes them.
const uncachedPaths: ReadonlySet<string> = new Set([...linkPaths, "/search"]);

// A page may be kept but is asked for again each time: an unchanged one costs a 304.
const pageCaching = "no-cache";

/** Answers pages: GET from the cache, POST by running the form's action. */
export function createPages(options: PagesOptions) {
  const { content, leads, preview, publicUrl, search, trustedProxies } = options;
  const secure = publicUrl.startsWith("https:");
  const handle = createRequestHandler(
    { ...options.build, allowedActionOrigins: [new URL(publicUrl).host] },
    process.env.NODE_ENV,
  );
  const cache = new PageCache(maxCachedPages, (key, status) => log("page.failed", { key, status }));

  async function render(request: Request, shown: Shown, visitor: string): Promise<Rendered> {
    const context = requestContext({ ...shown, leads, publicUrl, search, visitorAddress: visitor });
    const answer = await handle(request, context);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string> = {
      "cache-control": pageCaching,
      ...Object.fromEntries(answer.headers),
    };
    if (headers["content-type"]?.startsWith("text/html")) {
      headers["content-security-policy"] = pagePolicy(body.toString("utf8"), secure);
    }
    return { body, headers, status: answer.status };
  }

  async function get(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const claims = preview.claimsOf(request.headers.cookie);
    if (claims) return getPreviewed(request, response, url, claims);
    const snapshot = content();
    const shown: Shown = { content: snapshot, preview: null };
    // A redirect is not kept either: it takes the visitor's own query along.
    const isMoved = addressAfterMove(snapshot, { pathname: pathOfPage(url), search: "" }) !== null;
    if (isMoved || uncachedPaths.has(pathOfPage(url))) return getUncached(request, response, url, shown);
    const target = targetOf(url);
    // The footer says the year, which changes without the content.
    const generation = `${snapshot.generation} ${new Date().getUTCFullYear()}`;
    const page = await cache.get(target, generation, () =>
      // No header of one visitor may shape what all visitors get.
      render(new Request(`${publicUrl}${target}`), shown, "none"),
    );
    sendPage(request, response, page);
  }

  let uncachedRenderings = 0;

  async function getUncached(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    shown: Shown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    if (uncachedRenderings >= maxUncachedRenderings) {
      return sendText(response, 503, "Too many ask for this at once. Please try again in a moment.", {
        "Retry-After": "1",
      });
    }
    uncachedRenderings += 1;
    try {
      const rendered = await render(new Request(`${publicUrl}${url.pathname}${url.search}`), shown, "none");
      const answer = { ...rendered, headers: { ...rendered.headers, ...headers } };
      sendPage(request, response, await compress(answer, quickBrotliQuality));
    } finally {
      uncachedRenderings -= 1;
    }
  }

  async function getPreviewed(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    claims: PreviewClaims,
  ): Promise<void> {
    const view = await preview.view(claims);
    if ("shown" in view) return getUncached(request, response, url, view.shown, previewHeaders);
    if (!url.pathname.endsWith(".data")) return sendPreviewProblem(response, view.problem);
    await getUncached(request, response, url, { content: content(), preview: "unavailable" }, previewHeaders);
  }

  async function post(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const body = await readBody(request);
    const host = request.headers.host ?? new URL(publicUrl).host;
    const webRequest = new Request(`${secure ? "https" : "http"}://${host}${url.pathname}${url.search}`, {
      body,
      headers: createHeaders(request),
      method: "POST",
    });
    // The link is the proof. Its page keeps its address to itself, so that a browser says it came from nowhere.
    if (linkPaths.includes(url.pathname)) webRequest.headers.delete("Origin");
    const rendered = await render(
      webRequest,
      // No preview is worth a lead: without its draft the page around the answer is the public one.
      await preview.shownTo(request.headers.cookie),
      visitorAddress(request, trustedProxies),
    );
    rendered.headers["cache-control"] = "no-store";
    if (rendered.body.length < smallestCompressedBytes) sendPlain(response, rendered);
    else sendPage(request, response, await compress(rendered, quickBrotliQuality));
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

/** Path of the page, without the suffix under which the router asks for its data. */
const pathOfPage = ({ pathname }: URL) => pathname.replace(/\.data$/, "");

/** Path and the query that matters, which is the page's name in the cache. */
function targetOf(url: URL): string {
  const query = new URLSearchParams();
  for (const name of shownParameters[pathOfPage(url)] ?? []) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value.slice(0, 80));
  }
  // React Router names the routes whose data it wants when it does not want all.
  const routes = url.pathname.endsWith(".data") ? url.searchParams.get("_routes") : null;
  if (routes !== null) query.set("_routes", routes.slice(0, 400));
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}
