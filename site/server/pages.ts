import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import type { ServerBuild } from "react-router";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { BodyTooLarge, readFormBody } from "~/leads/intake/form-body.server.ts";
import { clientPartOf } from "~/leads/intake/guard.server.ts";
import { linkPaths } from "~/leads/newsletter/link-page.ts";
import { isIndexablePage, redirectTarget } from "~/seo/missing-page.server.ts";
import { createTaskQueue } from "../app/task-queue.ts";
import type { StyleSheets } from "./first-view.ts";
import { log, loggedPath } from "./log.ts";
import { PageCache } from "./page-cache.ts";
import { type Paths, pathOfPage } from "./paths.ts";
import { noContentYetResponse } from "./plain-page.ts";
import { type Preview, previewHeaders, previewProblemResponse } from "./preview/preview.ts";
import { createRenderer, type PageContent, type PageServices } from "./rendering.ts";
import { clientAddress, isFromOtherSite } from "./request-headers.ts";
import { type SiteContext, sendPage, sendUncached, textResponse } from "./responses.ts";

interface PagesOptions extends PageServices {
  readonly build: () => Promise<ServerBuild>;
  readonly content: () => ContentSnapshot;
  /** Returns true once `content` may be shown. Until then pages get 503. */
  readonly hasContent: () => boolean;
  readonly paths: Paths;
  readonly preview: Preview;
  /** Style sheets to inline; null in development, where Vite serves styles and every request renders. */
  readonly sheets: StyleSheets | null;
  readonly trustedProxies: number;
}

const maxCacheBytes = 256 * 1024 * 1024;

/**
 * Creates separate queues for the work of the one main thread, so that no kind of work blocks the others. A task beyond
 * the limits would wait longer than most visitors do, so it gets 503.
 */
const createQueues = () => ({
  /** Pages that are then cached. */
  pages: createTaskQueue({ concurrency: 4, perClient: 40, maxWaiting: 60 }),
  searches: createTaskQueue({ concurrency: 4, perClient: 24, maxWaiting: 28 }),
  /** Previews, pages of mailed links, moved pages, and pages whose query has what a visitor typed. */
  uncached: createTaskQueue({ concurrency: 4, perClient: 24, maxWaiting: 28 }),
  /** High limits, because the lead queue commits leads that arrive together in one transaction. */
  forms: createTaskQueue({ concurrency: 32, perClient: 100, maxWaiting: 128 }),
});

const searchPath = "/search";
const mailedLinkPaths: ReadonlySet<string> = new Set(Object.values(linkPaths));
const uncachedPaths: ReadonlySet<string> = new Set([...mailedLinkPaths, searchPath]);

export type Pages = ReturnType<typeof createPages>;

/** Responds to GET and HEAD from the cache if the page can be cached, and to POST by running the form's action. */
export function createPages(options: PagesOptions) {
  const { content, hasContent, paths, preview, publicUrl, sheets, trustedProxies } = options;
  const cache = new PageCache({
    maxBytes: maxCacheBytes,
    onFailure: (key, status) => log("page.failed", { key, status }),
  });
  const queues = createQueues();
  const render = createRenderer(options.build, options, sheets);
  const clientKey = (request: IncomingMessage) => clientPartOf(clientAddress(request, trustedProxies));

  async function get(c: SiteContext): Promise<Response> {
    const { incoming } = c.env;
    const { url } = c.var;
    if (!hasContent()) return noContentYetResponse();
    const claims = preview.claimsOf(incoming.headers.cookie);
    if (claims) {
      // Reading a draft costs as much as rendering it, so it uses the same queue.
      const view = await queues.uncached(() => preview.readView(claims), clientKey(incoming));
      // For a data request, `preview: "unavailable"` makes the app load the whole page, which shows the problem.
      if ("problem" in view && !url.pathname.endsWith(".data"))
        return previewProblemResponse(view.problem, claims.panel);
      const pageContent =
        "pageContent" in view ? view.pageContent : ({ content: content(), preview: "unavailable" } as const);
      return getUncached(c, pageContent, previewHeaders);
    }
    const snapshot = content();
    const page = pathOfPage(url.pathname);
    const isMoved = redirectTarget(snapshot, { pathname: page, search: "" }) !== null;
    // A redirect is not cached either, because it keeps the visitor's query.
    if (isMoved || uncachedPaths.has(page) || paths.hasTypedValues(url) || !sheets)
      return getUncached(c, { content: snapshot, preview: null });
    const cacheKey = paths.cacheKeyOf(url);
    // Pages that exist, without a query, do not count toward a client's limit. Other URLs do: a client can invent them.
    const isContentPage = cacheKey === url.pathname && isIndexablePage(page, snapshot);
    const renderPublic = () =>
      queues.pages(
        // Cached pages are shared, so no header of one visitor may affect them.
        () => render(new Request(`${publicUrl}${cacheKey}`), { content: snapshot, preview: null }),
        isContentPage ? undefined : clientKey(incoming),
      );
    return sendPage(c, await cache.get(cacheKey, versionOf(snapshot), renderPublic));
  }

  async function getUncached(
    c: SiteContext,
    pageContent: PageContent,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const { pathname, search } = c.var.url;
    const queue = pathOfPage(pathname) === searchPath ? queues.searches : queues.uncached;
    const rendered = await queue(
      () => render(new Request(`${publicUrl}${pathname}${search}`), pageContent),
      clientKey(c.env.incoming),
    );
    return sendUncached(c, { ...rendered, headers: { ...rendered.headers, ...headers } });
  }

  async function post(c: SiteContext): Promise<Response> {
    const { incoming } = c.env;
    const { pathname, search } = c.var.url;
    // Pages of mailed links send no referrer, so browsers send `Origin: null`; their forms carry the link's token.
    if (!mailedLinkPaths.has(pathname) && isFromOtherSite(incoming, publicUrl)) {
      log("request.refused", { method: "POST", path: loggedPath(pathname), status: 400 });
      return textResponse(400, "This site takes forms from its own pages only.");
    }
    let body: Buffer<ArrayBuffer>;
    try {
      body = await readFormBody(incoming, Number(incoming.headers["content-length"] ?? 0));
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      const text = "This is more than a form can hold. Please shorten your message.";
      return textResponse(413, text, { Connection: "close" });
    }
    const { host, protocol } = new URL(publicUrl);
    const url = `${protocol}//${incoming.headers.host ?? host}${pathname}${search}`;
    const request = new Request(url, { body, headers: createHeaders(incoming), method: "POST" });
    // The origin was checked above. React Router would compare it with the host that a proxy sends.
    request.headers.delete("Origin");
    const rendered = await queues.forms(async () => {
      // A missing draft does not reject the lead; the response then shows the public page.
      const claims = preview.claimsOf(incoming.headers.cookie);
      const view = claims && (await preview.readView(claims));
      const isDraft = view && "pageContent" in view;
      const pageContent = isDraft ? view.pageContent : { content: content(), preview: null };
      return render(request, pageContent, clientAddress(incoming, trustedProxies));
    }, clientKey(incoming));
    if (rendered.status === 405)
      return textResponse(405, "There is no form on this page.", { Allow: "GET, HEAD" });
    // Leads are stored even before content has been read; only the page cannot be shown yet.
    const isHtml = rendered.headers["content-type"]?.startsWith("text/html");
    if (isHtml && !hasContent()) return noContentYetResponse();
    const headers = { ...rendered.headers, "cache-control": "no-store" };
    return sendUncached(c, { ...rendered, headers });
  }

  return {
    respond: (c: SiteContext) => (c.req.method === "POST" ? post(c) : get(c)),
    cacheSize: () => ({ cachedBytes: cache.bytes, cachedPages: cache.size }),
    cacheRequests: cache.requests,
    /** Returns how many requests were refused since the start, by queue. */
    refused: () => Object.fromEntries(Object.entries(queues).map(([kind, { refused }]) => [kind, refused()])),
  };
}

/** The footer shows the year, which changes without the content. */
const versionOf = ({ version }: ContentSnapshot) => `${version} ${new Date().getUTCFullYear()}`;
