import { Agent, get } from "node:http";
import type { Editor } from "../cms/tests/editor.ts";
import { posts } from "../cms/tests/editor.ts";
import { type SeededRandom, seededRandom } from "../site/testing/seeded-random.ts";
import { percentile } from "./load.ts";

/** Visitors who read, search and leave downloads in the middle, as the two mixed measurements have them. */
export interface Traffic {
  /** One GET; with `leaveAfterBytes` the connection is cut in the middle of the answer. */
  read(address: string, kind: string, leaveAfterBytes?: number): Promise<void>;
  /** Reads until the end. */
  reader(): Promise<void>;
  /** Of the answers of a kind. */
  row(kind: string): (number | string)[];
  /** Answers 5xx but the deliberate 503. */
  readonly unexpected: readonly string[];
  readonly statuses: ReadonlyMap<string, number>;
  readonly cut: { whileUp: number; inAll: number };
  end(): void;
}

export const trafficHeadings = ["answers", "number", "per second", "p50 ms", "p99 ms", "longest ms"];

export const addresses = [
  "/",
  "/about",
  "/investor",
  "/jefferson-reserve-phase-2",
  "/blogs",
  "/podcast",
  "/portfolio",
  "/newsletter",
  "/contact.data",
  "/sitemap.xml",
  "/blogs/feed.xml",
  "/no-such-page",
];
const searches = ["orchard", "depresiation", "what is an equity multiple", "jefferson", "zzzz"];
const downloads = ["/audio/what-a-porch-is-worth.mp3", "/decks/jefferson-reserve-phase-ii.pdf"];

export const random: SeededRandom = seededRandom(process.env.FAULT_SEED ?? "mixed load");
const oneOf = <Item>(items: readonly Item[], otherwise: Item) =>
  items[random.whole(0, items.length - 1)] ?? otherwise;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface TrafficOptions {
  readonly origin: () => string;
  readonly goesOn: () => boolean;
  /** Whether nobody can answer now, by intent. */
  readonly isDown: () => boolean;
  readonly minutes: number;
  readonly pauseMs: number;
}

export function traffic({ goesOn, isDown, minutes, origin, pauseMs }: TrafficOptions): Traffic {
  const agent = new Agent({ keepAlive: true });
  const reads: { readonly kind: string; readonly ms: number }[] = [];
  const statuses = new Map<string, number>();
  const unexpected: string[] = [];
  const cut = { whileUp: 0, inAll: 0 };

  function read(address: string, kind: string, leaveAfterBytes?: number): Promise<void> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const options = { agent, headers: { "Accept-Encoding": "br" } };
      const asked = get(`${origin()}${address}`, options, (response) => {
        const status = `${kind} ${response.statusCode}`;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isDeliberate = response.statusCode === 503 && response.headers["retry-after"] !== undefined;
        if ((response.statusCode ?? 0) >= 500 && !isDeliberate) unexpected.push(`${status} ${address}`);
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (leaveAfterBytes !== undefined && bytes >= leaveAfterBytes) asked.destroy();
        });
        response.once("close", () => {
          if (leaveAfterBytes === undefined) reads.push({ kind, ms: performance.now() - startedAt });
          resolve();
        });
      });
      asked.once("error", () => {
        if (leaveAfterBytes === undefined) {
          cut.inAll += 1;
          if (!isDown()) cut.whileUp += 1;
        }
        resolve();
      });
    });
  }

  async function reader(): Promise<void> {
    while (goesOn()) {
      const chance = random.whole(0, 99);
      if (chance < 85) await read(oneOf(addresses, "/"), "page");
      else if (chance < 95) await read(`/search?q=${encodeURIComponent(oneOf(searches, ""))}`, "search");
      else
        await read(
          oneOf(downloads, ""),
          "download",
          random.happens(0.7) ? random.whole(1, 60_000) : undefined,
        );
      await pause(pauseMs);
    }
  }

  const row = (kind: string) =>
    trafficRow(
      kind,
      reads.filter((one) => one.kind === kind).map(({ ms }) => ms),
      minutes,
    );

  return { cut, end: () => agent.destroy(), read, reader, row, statuses, unexpected };
}

/** Number, rate and waits of the answers of a kind that came in so many minutes, as a row of a table. */
export function trafficRow(kind: string, waitsMs: readonly number[], minutes: number): (number | string)[] {
  const latenciesMs = waitsMs.toSorted((a, b) => a - b);
  const load = { answers: latenciesMs.length, latenciesMs, perSecond: latenciesMs.length / (minutes * 60) };
  const times = [50, 99, 100].map((percent) => percentile(load, percent).toFixed(1));
  return [kind, load.answers, load.perSecond.toFixed(0), ...times];
}

export async function publish(editor: Editor, slug: string): Promise<void> {
  const { documentId } = await editor.create(posts, {
    title: `Mixed load ${slug}`,
    slug,
    excerpt: "Published under load.",
    content: "## Under load\n\nText.",
    author: "Investor relations",
  });
  await editor.publish(posts, documentId);
}
