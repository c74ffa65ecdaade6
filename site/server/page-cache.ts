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

/** Compressed, ready to be sent. */
export interface Page {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
  /** All header fields of its answers, names and values in turn: `unchanged` for a client that has the page. */
  readonly heads: Readonly<Record<Encoding | "unchanged", string[]>>;
  readonly status: number;
}

export interface PageCacheOptions {
  /** Sent with every page that says nothing else. */
  readonly commonHeaders?: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  readonly onFailure: (key: string, status: number) => void;
  /** How long a visitor waits for the new form of a page whose last one is there to be shown. */
  readonly staleAfterMs?: number;
  /** How long a page that failed is not tried again for the same content. */
  readonly retryAfterMs?: number;
}

interface Entry {
  readonly generation: string;
  readonly page: Page;
}

const bestBrotliQuality = 9;
const usualStaleAfterMs = 1_000;
const usualRetryAfterMs = 5_000;
const maxFailures = 100;
/** Of headers and bookkeeping, roughly. */
const entryBytes = 1_000;

/**
 * Pages by key, rendered once per content generation and kept compressed in memory; the least recently used leave
 * when they exceed their bytes. For new content a visitor waits a moment for the new form of a page and else gets its
 * last good one, which also stands when the new one cannot be rendered.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #failures: LRUCache<string, Entry>;
  readonly #options: PageCacheOptions;
  readonly #rendering = new Map<string, Promise<Page>>();
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
    return entry?.generation === generation ? entry.page : undefined;
  }

  /** Calls `render` once per key and generation, however many visitors wait. Rejects with what `render` rejects. */
  async get(key: string, generation: string, render: () => Promise<Rendered>): Promise<Page> {
    this.#newest = generation;
    const entry = this.#entries.get(key);
    if (entry?.generation === generation) return entry.page;
    const failure = this.#failures.get(key);
    if (failure?.generation === generation) return (entry ?? failure).page;
    const fresh = this.#refresh(key, generation, render);
    if (!entry) return fresh;
    const { staleAfterMs = usualStaleAfterMs } = this.#options;
    return Promise.race([fresh.catch(() => entry.page), delay(staleAfterMs, entry.page, { ref: false })]);
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
    const page = await this.#compress(await render());
    // Rendered for content that has been replaced meanwhile: sent to those who waited, and not cached.
    if (generation !== this.#newest) return page;
    if (page.status >= 500) {
      this.#options.onFailure(key, page.status);
      this.#failures.set(key, { generation, page });
      return this.#entries.peek(key)?.page ?? page;
    }
    // Redirects and refusals are cheap to make and endless in number: an attacker must not fill the memory with them.
    if (page.status === 200 || page.status === 404) this.#entries.set(key, { generation, page });
    else this.#entries.delete(key);
    return page;
  }

  async #compress({ body, headers, status }: Rendered): Promise<Page> {
    const [br, gzipped] = await Promise.all([
      compressed(body, "br", bestBrotliQuality),
      compressed(body, "gzip"),
    ]);
    const bodies = { br, gzip: gzipped, identity: body };
    const etag = etagOf(body);
    const shared = Object.entries({
      ...lowerCased(this.#options.commonHeaders),
      ...lowerCased(headers),
      etag,
      vary: "Accept-Encoding",
    }).flat();
    const head = (encoding: Encoding) => [...shared, "content-length", String(bodies[encoding].length)];
    const heads = {
      br: [...head("br"), "content-encoding", "br"],
      gzip: [...head("gzip"), "content-encoding", "gzip"],
      identity: head("identity"),
      unchanged: shared,
    };
    return { bodies, etag, heads, status };
  }
}

function lowerCased(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function sizeOf({ page: { bodies } }: Entry, key: string): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + key.length + entryBytes;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export function compressed(
  body: Buffer,
  encoding: "br" | "gzip",
  brotliQuality = bestBrotliQuality,
): Promise<Buffer> {
  if (encoding === "gzip") return gzipAsync(body);
  return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** Names a content, so that an unchanged page costs a visitor no bytes. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
