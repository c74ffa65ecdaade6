import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A rendered answer, ready to be sent in the encoding the visitor's browser prefers. */
export interface Page {
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

/** Renders the page whose key is asked for; called once per key and generation however many visitors wait. */
export type RenderPage = () => Promise<{
  readonly body: Buffer;
  readonly headers: Record<string, string>;
  readonly status: number;
}>;

interface Entry {
  readonly generation: string;
  readonly page: Page;
}

const bestBrotliQuality = 9;

/** For an answer that is sent once: a tenth of the time, a hundredth more bytes. */
export const quickBrotliQuality = 5;

/**
 * Pages by key, rendered once per content generation and kept compressed in memory. When a page of a new
 * generation cannot be rendered, its last good rendering stands.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxPages: number;
  readonly #onStale: (key: string, status: number) => void;
  readonly #rendering = new Map<string, Promise<Page>>();

  /** `onStale` hears of a page whose newest rendering failed with this status. */
  constructor(maxPages: number, onStale: (key: string, status: number) => void) {
    this.#maxPages = maxPages;
    this.#onStale = onStale;
  }

  get size(): number {
    return this.#entries.size;
  }

  async get(key: string, generation: string, render: RenderPage): Promise<Page> {
    const entry = this.#entries.get(key);
    if (entry?.generation === generation) return entry.page;

    const flight = `${generation} ${key}`;
    let rendering = this.#rendering.get(flight);
    if (!rendering) {
      rendering = this.#render(key, generation, render).finally(() => this.#rendering.delete(flight));
      this.#rendering.set(flight, rendering);
    }
    return rendering;
  }

  async #render(key: string, generation: string, render: RenderPage): Promise<Page> {
    const page = await compress(await render());
    const lastGood = this.#entries.get(key)?.page;
    if (page.status >= 500) {
      this.#onStale(key, page.status);
      return lastGood ?? page;
    }
    // Redirects and refusals are cheap to make and endless in number: an attacker must not fill the memory with them.
    if (page.status !== 200 && page.status !== 404) return page;
    // Re-inserting makes this the newest; the oldest leaves when there are too many.
    this.#entries.delete(key);
    this.#entries.set(key, { generation, page });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxPages) break;
      this.#entries.delete(oldest);
    }
    return page;
  }
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses an answer and names its content, so that an unchanged page costs a visitor no bytes. */
export async function compress(
  { body, headers, status }: Awaited<ReturnType<RenderPage>>,
  brotliQuality = bestBrotliQuality,
): Promise<Page> {
  const [br, gzipped] = await Promise.all([
    brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    gzipAsync(body),
  ]);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { bodies: { br, gzip: gzipped, identity: body }, etag, headers, status };
}
