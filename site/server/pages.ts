import type { IncomingMessage, ServerResponse } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import type { ServerBuild } from "react-router";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { BodyTooLarge, readBody } from "~/leads/intake/form-body.server.ts";
import { senderOf } from "~/leads/intake/guard.server.ts";
import { linkPaths } from "~/leads/newsletter/link-page.ts";
import { addressAfterMove, isPage } from "~/seo/missing-page.server.ts";
import { bounded } from "../app/bounded.ts";
import { type Handler, sendOnce, sendPage, sendText } from "./answers.ts";
import type { Sheets } from "./first-view.ts";
import { log } from "./log.ts";
import { type PageAddresses, pathOfPage } from "./page-address.ts";
import { PageCache, type Rendered } from "./page-cache.ts";
import { sendNoContentYet } from "./plain-page.ts";
import { type Preview, previewHeaders, sendPreviewProblem } from "./preview/preview.ts";
import { createRenderer, type Render, type Shown, type Site } from "./rendering.ts";
import { originOf } from "./request-origin.ts";
import { visitorAddress } from "./trusted-proxies.ts";

interface PagesOptions extends Site {
  readonly addresses: PageAddresses;
  readonly build: ServerBuild;
  readonly commonHeaders: Readonly<Record<string, string>>;
  readonly content: () => ContentSnapshot;
  /** Returns true once `content` may be shown: until then pages answer 503. */
  readonly hasContent: () => boolean;
  /** Told how long each rendering took, without its wait for a turn. */
  readonly onRendered?: ((kind: RenderKind, seconds: number) => void) | undefined;
  readonly preview: Preview;
  readonly sheets: Sheets;
  readonly trustedProxies: number;
}

/** Visitors choose how long a path is. */
const longestLoggedPath = 200;
const maxCacheBytes = 256 * 1024 * 1024;

/**
 * How much of each kind the one thread that renders accepts, so that no kind keeps the others waiting, nor one visitor
 * the others of that kind. More at once would wait longer than most visitors do, and is answered 503.
 */
const newLines = () => ({
  /** Pages that are then cached. */
  pages: bounded({ atATime: 4, waiting: 60 }),
  searches: bounded({ atATime: 4, waiting: 28 }),
  /** Previews, pages of links, pages with what visitors typed, addresses that moved. */
  uncached: bounded({ atATime: 4, waiting: 28 }),
  /** Many, because leads that arrive together are stored together. */
  forms: bounded({ atATime: 32, waiting: 128 }),
});

type RenderKind = keyof ReturnType<typeof newLines>;

// Never cached: one person's link, or one of endlessly many searches, shapes them.
const searchPath = "/search";
const pathsOfLinks: ReadonlySet<string> = new Set(Object.values(linkPaths));
const uncachedPaths: ReadonlySet<string> = new Set([...pathsOfLinks, searchPath]);

/** Answers pages: GET from the cache, POST by running the form's action. */
export class Pages {
  readonly #cache: PageCache;
  readonly #lines = newLines();
  readonly #options: PagesOptions;
  readonly #render: Render;

  constructor(options: PagesOptions) {
    const { addresses, commonHeaders } = options;
    this.#cache = new PageCache({
      commonHeaders,
      maxBytes: maxCacheBytes,
      onFailure: (key, status) => log("page.failed", { key, status }),
      routeOf: addresses.routeOf,
    });
    this.#options = options;
    this.#render = createRenderer(options.build, options, options.sheets);
  }

  contentChanged(): void {
    this.#cache.contentChanged(generationOf(this.#options.content()));
  }

  readonly answer: Handler = async (request, response, url) => {
    const { content, hasContent, preview } = this.#options;
    if (request.method === "POST") return this.#post(request, response, url);
    if (!hasContent()) return sendNoContentYet(response);
    const claims = preview.claimsOf(request.headers.cookie);
    if (!claims) return this.#get(request, response, url);
    // A draft is read and rendered for one person: it waits in the same queue as that rendering.
    const view = await this.#lines.uncached(() => preview.view(claims), this.#lineOf(request));
    if ("problem" in view && !url.pathname.endsWith(".data")) {
      return sendPreviewProblem(response, view.problem, claims.panel);
    }
    const shown = "shown" in view ? view.shown : ({ content: content(), preview: "unavailable" } as const);
    return this.#getUncached(request, response, url, shown, previewHeaders);
  };

  /**
   * Sends the page that is cached under exactly this address, if there is one for the current content, and gives its
   * route, or null; most requests end here. An address under which a page is cached is no endpoint, no file, and has
   * neither moved nor another spelling.
   */
  readonly sendCached = (request: IncomingMessage, response: ServerResponse): string | null => {
    const { headers, method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return null;
    const page = this.#cache.fresh(url, generationOf(this.#options.content()));
    if (!page || this.#options.preview.claimsOf(headers.cookie)) return null;
    sendPage(request, response, page);
    return page.route;
  };

  get cached() {
    const { bytes, size } = this.#cache;
    const outdatedPages = this.#cache.countOutdated(generationOf(this.#options.content()));
    return { cachedBytes: bytes, cachedPages: size, outdatedPages };
  }

  /** Since the start. */
  get cacheAnswers(): PageCache["answers"] {
    return this.#cache.answers;
  }

  /** What each kind of rendering has under way, in line, and refused since the start. */
  get load() {
    const loads = Object.entries(this.#lines).map(([kind, line]) => [kind, line.load()] as const);
    return Object.fromEntries(loads);
  }

  #inTurn(kind: RenderKind, whose: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const { onRendered } = this.#options;
    return this.#lines[kind](async () => {
      const startedAt = performance.now();
      try {
        return await render();
      } finally {
        onRendered?.(kind, (performance.now() - startedAt) / 1000);
      }
    }, whose);
  }

  async #get(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { addresses, content } = this.#options;
    const snapshot = content();
    const page = pathOfPage(url.pathname);
    // A redirect is not cached either: it takes the visitor's own query along.
    if (isMoved(url.pathname, snapshot) || uncachedPaths.has(page) || addresses.isTyped(url)) {
      return this.#getUncached(request, response, url, { content: snapshot, preview: null });
    }
    const target = addresses.targetOf(url);
    const generation = generationOf(snapshot);
    // Pages of the content share a line; addresses that do not exist wait in the line of the visitor who asks for them.
    const whose = target === url.pathname && isPage(page, snapshot) ? "everybody" : this.#lineOf(request);
    const cached = await this.#cache.get(target, generation, () => this.#rendered(target, snapshot, whose));
    sendPage(request, response, cached);
  }

  #rendered(target: string, content: ContentSnapshot, whose: string): Promise<Rendered> {
    const shown: Shown = { content, preview: null };
    // No header of one visitor may shape what all visitors get.
    const page = new Request(`${this.#options.publicUrl}${target}`);
    return this.#inTurn("pages", whose, () => this.#render(page, shown, "none"));
  }

  async #getUncached(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    shown: Shown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const kind = pathOfPage(url.pathname) === searchPath ? "searches" : "uncached";
    const rendered = await this.#inTurn(kind, this.#lineOf(request), () =>
      this.#render(new Request(`${this.#options.publicUrl}${url.pathname}${url.search}`), shown, "none"),
    );
    await sendOnce(request, response, { ...rendered, headers: { ...rendered.headers, ...headers } });
  }

  async #post(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { hasContent, preview, publicUrl, trustedProxies } = this.#options;
    // A link from a mail is the proof itself. Its page keeps its address to itself, so that a browser names no origin.
    if (!pathsOfLinks.has(url.pathname) && originOf(request, publicUrl) === "elsewhere") {
      log("request.refused", { method: "POST", path: url.pathname.slice(0, longestLoggedPath), status: 400 });
      return sendText(response, 400, "This site takes forms from its own pages only.");
    }
    let body: Buffer<ArrayBuffer>;
    try {
      body = await readBody(request, Number(request.headers["content-length"] ?? 0));
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      const text = "This is more than a form of ours can hold. Please shorten your message.";
      return sendText(response, 413, text, { Connection: "close" });
    }
    const { host, protocol } = new URL(publicUrl);
    const address = `${protocol}//${request.headers.host ?? host}${url.pathname}${url.search}`;
    const webRequest = new Request(address, { body, headers: createHeaders(request), method: "POST" });
    // Checked above. React Router would compare it with the host that a proxy names.
    webRequest.headers.delete("Origin");
    const rendered = await this.#inTurn("forms", this.#lineOf(request), async () => {
      // No preview is worth a lead: without its draft the page around the answer is the public one.
      const shown = await preview.shownTo(request.headers.cookie);
      return this.#render(webRequest, shown, visitorAddress(request, trustedProxies));
    });
    // A lead is taken at any time; only the page that would come back is not there yet.
    const isPage = rendered.headers["content-type"]?.startsWith("text/html");
    if (isPage && !hasContent()) return sendNoContentYet(response);
    const headers = { ...rendered.headers, "cache-control": "no-store" };
    await sendOnce(request, response, { ...rendered, headers });
  }

  #lineOf(request: IncomingMessage): string {
    return senderOf(visitorAddress(request, this.#options.trustedProxies));
  }
}

/** The footer says the year, which changes without the content. */
const generationOf = ({ generation }: ContentSnapshot) => `${generation} ${new Date().getUTCFullYear()}`;

function isMoved(target: string, snapshot: ContentSnapshot): boolean {
  const [pathname = ""] = target.split("?", 1);
  return addressAfterMove(snapshot, { pathname: pathOfPage(pathname), search: "" }) !== null;
}
