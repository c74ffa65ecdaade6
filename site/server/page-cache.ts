import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export interface RenderedPage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

export type Encoding = "br" | "gzip" | "identity";

export interface Page extends Omit<RenderedPage, "body"> {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
  readonly onFailure: (key: string, status: number) => void;
  /** Milliseconds that a visitor waits for a new version before getting the last good page. */
  readonly maxWaitMs?: number;
  /** Milliseconds until a failed page is rendered again for the same content. */
  readonly retryAfterMs?: number;
}

interface Entry {
  readonly page: Page;
  /** Earliest time to render a failed page again, by `performance.now()`. */
  readonly retryAt: number;
  readonly version: string;
}

/** Input of a rendering, which the cache passes to its `fetchMethod`. */
interface RenderingInput {
  readonly render: () => Promise<RenderedPage>;
  readonly version: string;
}

/** Quality 6 takes a twentieth of the time of the best quality, for a tenth more bytes (docs/performance.md). */
const brotliQuality = 6;
/** Approximate memory of an entry besides its bodies. */
const entryBytes = 1_000;

/** Caches compressed pages by content version. Returns the last good page if the new one is slow or fails. */
export class PageCache {
  /** Requests by source: the cache (hit), a rendering that they waited for (miss), or the last good page (stale). */
  readonly requests = { hit: 0, miss: 0, stale: 0 };
  readonly #entries: LRUCache<string, Entry, RenderingInput>;
  readonly #maxWaitMs: number;

  constructor({ maxBytes, onFailure, retryAfterMs = 5_000, maxWaitMs = 1_000 }: PageCacheOptions) {
    this.#maxWaitMs = maxWaitMs;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      async fetchMethod(key, previousEntry, { context: { render, version } }) {
        const page = await compressPage(await render());
        if (page.status < 500) return { page, retryAt: Number.POSITIVE_INFINITY, version };
        onFailure(key, page.status);
        const lastGood = previousEntry && previousEntry.page.status < 500 ? previousEntry.page : page;
        return { page: lastGood, retryAt: performance.now() + retryAfterMs, version };
      },
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * Returns a page. Requests that come while it is rendered share that rendering, even if their version is newer; the
   * next request renders the newer version. Rejects with the error of `render` if there is no earlier page.
   */
  async get(key: string, version: string, render: () => Promise<RenderedPage>): Promise<Page> {
    const cachedEntry = this.#entries.get(key);
    if (cachedEntry?.version === version && performance.now() < cachedEntry.retryAt) {
      this.requests.hit += 1;
      return cachedEntry.page;
    }
    const rendering = this.#entries.fetch(key, { context: { render, version }, forceRefresh: true });
    const entry = cachedEntry
      ? await Promise.race([
          rendering.catch(() => cachedEntry),
          delay(this.#maxWaitMs, cachedEntry, { ref: false }),
        ])
      : await rendering;
    if (!entry) throw new Error(`There is no page for ${key}`);
    this.requests[entry.page === cachedEntry?.page ? "stale" : "miss"] += 1;
    // Do not cache redirects and refusals: they are cheap, and an attacker could fill the memory with them.
    const { status } = entry.page;
    if (status !== 200 && status !== 404 && status < 500) this.#entries.delete(key);
    return entry.page;
  }
}

async function compressPage({ body, headers, status }: RenderedPage): Promise<Page> {
  const [br, gzipped] = await Promise.all([compress(body, "br"), compress(body, "gzip")]);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return {
    bodies: { br, gzip: gzipped, identity: body },
    headers: { ...headers, etag, vary: "Accept-Encoding" },
    status,
  };
}

function sizeOf({ page: { bodies } }: Entry, key: string): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + key.length + entryBytes;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses in zlib's own threads, so that the site serves other requests meanwhile. */
export function compress(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  if (encoding === "gzip") return gzipAsync(body);
  return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}
