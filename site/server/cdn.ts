import { setTimeout as delay } from "node:timers/promises";
import { backoffMs } from "~/retry.ts";
import { log } from "./log.ts";
import type { Rendered } from "./page-cache.ts";

/** As long as a CDN shows a page whose purge it missed, in seconds. */
const sharedS = 300;
const cacheTag = "pages";

/**
 * Header fields with which a CDN keeps a page until it is purged. `stale-while-revalidate` is in the field that only CDNs
 * read (RFC 9213), since browsers would apply it to what scripts fetch. CDNs turn `Link` into early hints.
 */
export function cdnHeaders({ body, headers }: Rendered): Record<string, string> {
  const links = headers["content-type"]?.startsWith("text/html") ? preloadLinks(body.toString()) : "";
  return {
    "cache-control": `public, max-age=0, s-maxage=${sharedS}`,
    "cache-tag": cacheTag,
    "cdn-cache-control": `public, max-age=${sharedS}, stale-while-revalidate=60, stale-if-error=86400`,
    ...(links && { link: links }),
  };
}

const preload = /<link\b[^>]*\brel="preload"[^>]*>/g;
const attribute = /\b([a-z]+)="([^"]*)"/gi;
const parameter = /^(?:as|type|crossorigin|fetchpriority|imagesrcset|imagesizes)$/;

/** What the page itself asks for ahead, as the value of a `Link` field (RFC 8288). */
export function preloadLinks(html: string): string {
  return [...html.matchAll(preload)]
    .map(([tag]) => {
      const attributes = [...tag.matchAll(attribute)].map(([, name = "", value = ""]) => ({
        name: name.toLowerCase(),
        value: value.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
      }));
      const given = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value;
      // A browser that does not know `imagesrcset` gets the smallest of the pictures.
      const href = given("href") ?? given("imagesrcset")?.split(" ", 1)[0];
      const parameters = attributes.filter(({ name }) => parameter.test(name));
      return [`<${href}>; rel=preload`, ...parameters.map(({ name, value }) => `${name}="${value}"`)].join(
        "; ",
      );
    })
    .filter((link) => /^<\/[\x20-\x7e]*$/.test(link))
    .join(", ");
}

/** Answers that were on their way to the CDN before a change have arrived by then. */
const settleMs = 250;
const callTimeoutMs = 5_000;
const backoff = { firstMs: 500, longestMs: 30_000 };

/** Has a CDN forget all pages: once for changes that come together, again until it works or they expire by themselves. */
export function createPurge({ token, url }: { token: string | undefined; url: string }): () => void {
  let changedAt = 0;
  let isPurging = false;

  async function call(): Promise<void> {
    const answer = await fetch(url, {
      body: JSON.stringify({ tags: [cacheTag] }),
      headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The CDN answered ${answer.status}`);
  }

  async function purge(): Promise<void> {
    isPurging = true;
    let failures = 0;
    for (let purgedAt = 0; purgedAt < changedAt; ) {
      await delay(settleMs + (failures > 0 ? backoffMs(backoff, failures) : 0), undefined, { ref: false });
      const startedAt = performance.now();
      const problem = await call().then(() => null, String);
      if (problem === null) purgedAt = startedAt;
      else if (startedAt - changedAt > sharedS * 1000) break;
      if (problem !== null && failures === 0) log("cdn.not-purged", { error: problem });
      if (problem === null && failures > 0) log("cdn.purged-again");
      failures = problem === null ? 0 : failures + 1;
    }
    isPurging = false;
  }

  return () => {
    changedAt = performance.now();
    if (!isPurging) void purge();
  };
}
