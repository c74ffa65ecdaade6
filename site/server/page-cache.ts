import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export interface Rendered {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

export type Encoding = "br" | "gzip" | "identity";

export interface Page {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
  readonly heads: Heads;
  /** What metrics call it: bounded in number, unlike addresses. */
  readonly route: string;
  readonly status: number;
}

/** All header fields of an answer, names and values in turn: `unchanged` for a client that has the page. */
type Heads = Readonly<Record<Encoding | "unchanged", string[]>>;

export interface PageCacheOptions {
  readonly commonHeaders?: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  readonly onFailure: (key: string, status: number) => void;
  readonly routeOf?: (key: string) => string;
  /** How long a visitor waits for the new form of a page whose last one is there to be shown. */
  readonly staleAfterMs?: number;
  /** How long a page that failed is not tried again for the same content. */
  readonly retryAfterMs?: number;
}

interface Entry {
  readonly generation: string;
  readonly page: Page;
}

/** Takes a twentieth of the time that the best takes, for a tenth more bytes: see docs/performance.md. */
const brotliQuality = 6;
const usualStaleAfterMs = 1_000;
/** Within this time of a change, visitors see it in time (two seconds) even if they get the last form once more. */
const justChangedMs = 1_000;
const staleAfterMsIfJustChanged = 25;
const usualRetryAfterMs = 5_000;
const maxFailures = 100;
/** What an entry costs besides its bodies, roughly. */
const entryBytes = 1_000;

/**
 * Pages by key, rendered once per content generation and kept compressed in memory; the least recently used leave
 * when they exceed their bytes. For new content a visitor waits a moment for the new form of a page and else gets its
 * last good one, which also stands when the new one cannot be rendered.
 */
export class PageCache {
  /** Answers by how the page was had: it was there, its visitor waited for it, its last form stood in for it. */
  readonly answers = { hit: 0, miss: 0, stale: 0 };
  readonly #entries: LRUCache<string, Entry>;
  readonly #failures: LRUCache<string, Entry>;
  readonly #options: PageCacheOptions;
  readonly #rendering = new Map<string, Promise<Page>>();
  #changedAt = Number.NEGATIVE_INFINITY;
  #newest = "";

  constructor(options: PageCacheOptions) {
    const { maxBytes, retryAfterMs = usualRetryAfterMs } = options;
    this.#options = options;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.#failures = new LRUCache({ max: maxFailures, ttl: retryAfterMs });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The page under this key, if it was rendered for this generation. */
  fresh(key: string, generation: string): Page | undefined {
    const entry = this.#entries.get(key);
    if (entry?.generation !== generation) return undefined;
    this.answers.hit += 1;
    return entry.page;
  }

  contentChanged(generation: string): void {
    this.#newest = generation;
    this.#changedAt = performance.now();
  }

  /** How many pages have not been rendered for this generation yet. */
  countOutdated(current: string): number {
    return [...this.#entries.values()].filter(({ generation }) => generation !== current).length;
  }

  /** Calls `render` once per key and generation, however many visitors wait. Rejects with what `render` rejects. */
  async get(key: string, generation: string, render: () => Promise<Rendered>): Promise<Page> {
    const page = this.fresh(key, generation);
    if (page) return page;
    // Of a generation that `contentChanged` did not name, such as a new year's, visitors await the new form longer.
    this.#newest = generation;
    const failure = this.#failures.get(key);
    const entry = this.#entries.get(key);
    if (failure?.generation === generation) {
      this.answers.stale += 1;
      return (entry ?? failure).page;
    }
    const fresh = this.#refresh(key, generation, render);
    if (!entry) {
      this.answers.miss += 1;
      return fresh;
    }
    const last = entry.page;
    const { staleAfterMs = usualStaleAfterMs } = this.#options;
    const isJustChanged = performance.now() - this.#changedAt < justChangedMs;
    const waitMs = isJustChanged ? Math.min(staleAfterMs, staleAfterMsIfJustChanged) : staleAfterMs;
    const shown = await Promise.race([fresh.catch(() => last), delay(waitMs, last, { ref: false })]);
    this.answers[shown === last ? "stale" : "miss"] += 1;
    return shown;
  }

  #refresh(key: string, generation: string, render: () => Promise<Rendered>): Promise<Page> {
    const flight = `${generation} ${key}`;
    const begun = this.#rendering.get(flight);
    if (begun) return begun;
    const rendering = this.#render(key, generation, render).finally(() => this.#rendering.delete(flight));
    this.#rendering.set(flight, rendering);
    return rendering;
  }

  async #render(key: string, generation: string, render: () => Promise<Rendered>): Promise<Page> {
    const page = await this.#compress(key, await render());
    // Rendered for content that has been replaced meanwhile: sent to those who waited, and not cached.
    if (generation !== this.#newest) return page;
    const before = this.#entries.peek(key);
    const entry = { generation, page };
    if (page.status >= 500) {
      this.#options.onFailure(key, page.status);
      this.#failures.set(key, entry);
      return (before ?? entry).page;
    }
    // Redirects and refusals are cheap to make and endless in number: an attacker must not fill the memory with them.
    if (page.status === 200 || page.status === 404) this.#entries.set(key, entry);
    else this.#entries.delete(key);
    return page;
  }

  async #compress(key: string, rendered: Rendered): Promise<Page> {
    const { body, headers, status } = rendered;
    const [br, gzipped] = await Promise.all([compressed(body, "br"), compressed(body, "gzip")]);
    const bodies = { br, gzip: gzipped, identity: body };
    const etag = etagOf(body);
    const { commonHeaders, routeOf } = this.#options;
    const own = { ...lowerCased(commonHeaders), ...lowerCased(headers), etag, vary: "Accept-Encoding" };
    return { bodies, etag, heads: headsOf(own, bodies), route: routeOf?.(key) ?? "", status };
  }
}

const lengthField = "content-length";

function headsOf(fields: Readonly<Record<string, string>>, bodies: Page["bodies"]): Heads {
  const all = Object.entries(fields).flat();
  const head = (encoding: Encoding) => [...all, lengthField, String(bodies[encoding].length)];
  return {
    br: [...head("br"), "content-encoding", "br"],
    gzip: [...head("gzip"), "content-encoding", "gzip"],
    identity: head("identity"),
    unchanged: all,
  };
}

function lowerCased(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function sizeOf({ page: { bodies } }: Entry, key: string): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + key.length + entryBytes;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export function compressed(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  if (encoding === "gzip") return gzipAsync(body);
  return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** Names a content, so that an unchanged page costs a visitor no bytes. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
