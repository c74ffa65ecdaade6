import type { IncomingMessage, ServerResponse } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { ContentSnapshot } from "~/content/model/model.ts";
import type { Search } from "~/content/search-context.server.ts";
import { BodyTooLarge, readBody } from "~/leads/intake/form-body.server.ts";
import { senderOf } from "~/leads/intake/guard.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { linkPaths } from "~/leads/newsletter/link-page.ts";
import { addressAfterMove, isPage } from "~/seo/missing-page.server.ts";
import { sendOnce, sendPage, sendText } from "./answers.ts";
import { bounded } from "./bounded.ts";
import { log } from "./log.ts";
import { type PageAddresses, pathOfPage } from "./page-address.ts";
import { PageCache, type Rendered } from "./page-cache.ts";
import type { Preview, Shown } from "./preview/preview.ts";
import { previewHeaders, sendPreviewProblem } from "./preview/preview-problem.ts";
import type { PreviewClaims } from "./preview/preview-token.ts";
import { visitorAddress } from "./request-address.ts";
import { requestContext } from "./request-context.ts";
import { scriptNonce as nonce } from "./script-nonce.ts";
import { withPolicy } from "./security-headers.ts";

export interface PagesOptions {
  readonly addresses: PageAddresses;
  readonly build: ServerBuild;
  readonly content: () => ContentSnapshot;
  readonly leads: Leads;
  readonly preview: Preview;
  readonly publicUrl: string;
  readonly search: Search;
  readonly trustedProxies: number;
}

const maxCacheBytes = 256 * 1024 * 1024;

/**
 * What the one thread that renders takes on of each kind, so that no kind keeps the others waiting, nor one visitor the
 * others of that kind. Whoever asks for more at once would wait for an answer that few have the patience for.
 */
const bounds = {
  /** Pages that are then kept. */
  pages: { atATime: 4, waiting: 60 },
  searches: { atATime: 4, waiting: 28 },
  /** Previews, pages of links, addresses that moved. */
  uncached: { atATime: 4, waiting: 28 },
  /** Many, because leads that arrive together are stored together. */
  forms: { atATime: 32, waiting: 128 },
};

// Made anew for each request and kept nowhere: one person's link, or one of endlessly many questions, shapes them.
const searchPath = "/search";
const uncachedPaths: ReadonlySet<string> = new Set([...linkPaths, searchPath]);

// A page may be kept but is asked for again each time: an unchanged one costs a 304.
const pageCaching = "no-cache";

/** Answers pages: GET from the cache, POST by running the form's action. */
export function createPages(options: PagesOptions) {
  const { addresses, content, leads, preview, publicUrl, search, trustedProxies } = options;
  const secure = publicUrl.startsWith("https:");
  const handle = createRequestHandler(
    { ...options.build, allowedActionOrigins: [new URL(publicUrl).host] },
    process.env.NODE_ENV,
  );
  const cache = new PageCache({
    maxBytes: maxCacheBytes,
    onFailure: (key, status) => log("page.failed", { key, status }),
  });
  const limited = {
    forms: bounded(bounds.forms),
    pages: bounded(bounds.pages),
    searches: bounded(bounds.searches),
    uncached: bounded(bounds.uncached),
  };

  const lineOf = (request: IncomingMessage) => senderOf(visitorAddress(request, trustedProxies));

  async function render(request: Request, shown: Shown, visitor: string): Promise<Rendered> {
    const context = requestContext({ ...shown, leads, publicUrl, search, visitorAddress: visitor });
    const answer = await handle(request, context);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string> = {
      "cache-control": pageCaching,
      ...Object.fromEntries(answer.headers),
    };
    const { status } = answer;
    if (!headers["content-type"]?.startsWith("text/html")) return { body, headers, status };
    const { html, policy } = withPolicy(body.toString("utf8"), { nonce, secure });
    headers["content-security-policy"] = policy;
    return { body: Buffer.from(html), headers, status };
  }

  async function get(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const claims = preview.claimsOf(request.headers.cookie);
    if (claims) return getPreviewed(request, response, url, claims);
    const snapshot = content();
    const page = pathOfPage(url.pathname);
    const shown: Shown = { content: snapshot, preview: null };
    // A redirect is not kept either: it takes the visitor's own query along.
    const isMoved = addressAfterMove(snapshot, { pathname: page, search: "" }) !== null;
    if (isMoved || uncachedPaths.has(page)) return getUncached(request, response, url, shown);
    const target = addresses.targetOf(url);
    // The footer says the year, which changes without the content.
    const generation = `${snapshot.generation} ${new Date().getUTCFullYear()}`;
    // What the content has is everybody's; addresses without an end are their finder's.
    const whose = target === url.pathname && isPage(page, snapshot) ? "everybody" : lineOf(request);
    const kept = await cache.get(target, generation, () =>
      // No header of one visitor may shape what all visitors get.
      limited.pages(() => render(new Request(`${publicUrl}${target}`), shown, "none"), whose),
    );
    sendPage(request, response, kept);
  }

  async function getUncached(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    shown: Shown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const inTurn = pathOfPage(url.pathname) === searchPath ? limited.searches : limited.uncached;
    const rendered = await inTurn(
      () => render(new Request(`${publicUrl}${url.pathname}${url.search}`), shown, "none"),
      lineOf(request),
    );
    await sendOnce(request, response, { ...rendered, headers: { ...rendered.headers, ...headers } });
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
    const rendered = await limited.forms(
      async () =>
        render(
          webRequest,
          // No preview is worth a lead: without its draft the page around the answer is the public one.
          await preview.shownTo(request.headers.cookie),
          visitorAddress(request, trustedProxies),
        ),
      lineOf(request),
    );
    await sendOnce(request, response, {
      ...rendered,
      headers: { ...rendered.headers, "cache-control": "no-store" },
    });
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
    cached: () => ({ cachedBytes: cache.bytes, cachedPages: cache.size }),
  };
}
