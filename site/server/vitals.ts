import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { BodyTooLarge, readBody } from "~/leads/intake/form-body.server.ts";
import { senderOf } from "~/leads/intake/guard.server.ts";
import { reasonOf } from "../app/reason.ts";
import { type Handler, sendText } from "./answers.ts";
import { log } from "./log.ts";
import { readableUrl } from "./page-address.ts";
import { originOf } from "./request-origin.ts";
import { visitorAddress } from "./trusted-proxies.ts";

/**
 * Upper ends of what is counted together, each with the limits between good, fair and poor (https://web.dev/articles/vitals);
 * what is above the last one is counted too. In milliseconds, CLS without a unit.
 */
const steps = {
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  INP: [25, 50, 100, 150, 200, 300, 500, 1_000, 2_000],
  CLS: [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const;

type Metric = keyof typeof steps;
const metrics = ["LCP", "INP", "CLS"] as const satisfies readonly Metric[];

/** Safari and Firefox do not know theirs. */
const connections = ["slow-2g", "2g", "3g", "4g", "unknown"] as const;
const value = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));
const reportSchema = v.object({
  page: v.pipe(v.string(), v.maxLength(500)),
  connection: v.fallback(v.picklist(connections), "unknown"),
  LCP: value,
  INP: value,
  CLS: value,
});

/** How often a metric was within each of its steps, on one day, on one page, over one kind of connection. */
interface Tally {
  /** Since 1970. */
  readonly day: number;
  readonly connection: string;
  readonly metric: Metric;
  readonly page: string;
  readonly counts: readonly number[];
}

/** Under which a tally is found, and kept in the file. */
const keyOf = ({ day, connection, metric, page }: Omit<Tally, "counts">) =>
  `${day} ${connection} ${metric} ${page}`;

const countsSchema = v.record(v.string(), v.array(v.number()));
const keySchema = v.pipe(
  v.string(),
  v.transform((key) => key.split(" ")),
  v.tuple([v.pipe(v.string(), v.toNumber()), v.string(), v.picklist(metrics), v.string()]),
);

/** What three of four visits to a page stayed within, of those since `keptDays`; null where it lies above the last step. */
interface PageVitals {
  readonly page: string;
  readonly connection: string;
  readonly visits: number;
  readonly p75: Readonly<Partial<Record<Metric, number | null>>>;
}

const keptDays = 28;
const dayMs = 24 * 60 * 60 * 1000;
const savePauseMs = 60_000;
const maxBodyBytes = 2_000;
const hourMs = 60 * 60_000;
/** Reports taken in an hour. An office may share one address. */
const mostPerHour = { ofOneClient: 200, ofAll: 20_000 };

interface VitalsOptions {
  readonly folder: string;
  /** The route of an address, such as `/blog/:slug`; null where there is no page. */
  readonly patternOf: (pathname: string) => string | null;
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly now?: () => number;
}

/** How fast pages are for those who visit them, as their browsers tell: counted by day, page and connection, never by visitor. */
export class Vitals {
  readonly #file: string;
  readonly #now: () => number;
  readonly #options: VitalsOptions;
  readonly #saving: NodeJS.Timeout;
  readonly #tallies: Map<string, Tally>;
  #isSaved = true;
  #taken = { hour: 0, total: 0, byClient: new Map<string, number>() };

  constructor(options: VitalsOptions) {
    this.#file = path.join(options.folder, "vitals.json");
    this.#now = options.now ?? Date.now;
    this.#options = options;
    this.#tallies = readTallies(this.#file);
    this.#saving = setInterval(() => this.#save(), savePauseMs).unref();
  }

  /** `POST /vitals`, sent by `navigation/vitals.ts`. */
  readonly answer: Handler = async (request, response) => {
    if (request.method !== "POST") return sendText(response, 405, "Vitals are posted.", { Allow: "POST" });
    const { publicUrl, trustedProxies } = this.#options;
    if (originOf(request, publicUrl) !== "this site") {
      return sendText(response, 403, "Vitals are taken from this site's own pages.", { Connection: "close" });
    }
    if (!this.#admits(senderOf(visitorAddress(request, trustedProxies)))) {
      return sendText(response, 429, "There were too many reports.", { Connection: "close" });
    }
    try {
      const body = await readBody(request, Number(request.headers["content-length"] ?? 0));
      if (body.length > maxBodyBytes) throw new BodyTooLarge();
      this.#count(v.parse(reportSchema, JSON.parse(body.toString("utf8"))));
    } catch {
      return sendText(response, 400, "This is no report of vitals.", { Connection: "close" });
    }
    response.writeHead(204, { "Cache-Control": "no-store" }).end();
  };

  /** Counts a report of this client, unless it or all clients together have sent too many in this hour. */
  #admits(client: string): boolean {
    const hour = Math.floor(this.#now() / hourMs);
    if (hour !== this.#taken.hour) this.#taken = { hour, total: 0, byClient: new Map() };
    const { byClient, total } = this.#taken;
    const before = byClient.get(client) ?? 0;
    if (total >= mostPerHour.ofAll || before >= mostPerHour.ofOneClient) return false;
    byClient.set(client, before + 1);
    this.#taken.total += 1;
    return true;
  }

  #count({ connection, page: address, ...values }: v.InferOutput<typeof reportSchema>): void {
    // The router warns about what it cannot decode, in words that the sender chose.
    const url = readableUrl(address);
    const page = url && this.#options.patternOf(url.pathname);
    if (page === null) return;
    const day = Math.floor(this.#now() / dayMs);
    for (const metric of metrics) {
      const value = values[metric];
      if (value === undefined) continue;
      const facts = { day, connection, metric, page };
      const counts = this.#tallies.get(keyOf(facts))?.counts ?? noCounts(metric);
      const step = steps[metric].findIndex((end) => value <= end);
      const at = step === -1 ? steps[metric].length : step;
      this.#tallies.set(keyOf(facts), { ...facts, counts: counts.with(at, (counts[at] ?? 0) + 1) });
    }
    this.#isSaved = false;
  }

  /** By page and connection, the most visited first. */
  summary(): PageVitals[] {
    this.#forgetOldDays();
    const pages = Map.groupBy(this.#tallies.values(), ({ connection, page }) => `${connection} ${page}`);
    const rows = [...pages.values()].flatMap((tallies) => {
      const [first] = tallies;
      if (!first) return [];
      const byMetric = [...Map.groupBy(tallies, ({ metric }) => metric)].map(
        ([metric, ofMetric]) => [metric, sumOf(ofMetric)] as const,
      );
      const p75 = Object.fromEntries(
        byMetric.map(([metric, counts]) => [metric, thirdQuartile(steps[metric], counts)]),
      );
      const visits = Math.max(...byMetric.map(([, counts]) => total(counts)));
      return [{ page: first.page, connection: first.connection, visits, p75 }];
    });
    return rows.sort((a, b) => b.visits - a.visits);
  }

  close(): void {
    clearInterval(this.#saving);
    this.#save();
  }

  #forgetOldDays(): void {
    const first = Math.floor(this.#now() / dayMs) - keptDays;
    for (const [key, { day }] of this.#tallies) if (day <= first) this.#tallies.delete(key);
  }

  /** A disk that is full costs figures, never a visitor. */
  #save(): void {
    if (this.#isSaved) return;
    this.#forgetOldDays();
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      const counts = [...this.#tallies].map(([key, tally]) => [key, tally.counts] as const);
      writeFileSync(`${this.#file}.part`, JSON.stringify(Object.fromEntries(counts)));
      renameSync(`${this.#file}.part`, this.#file);
      this.#isSaved = true;
    } catch (error) {
      log("vitals.not-saved", { error: reasonOf(error) });
    }
  }
}

function readTallies(file: string): Map<string, Tally> {
  try {
    const saved = Object.entries(v.parse(countsSchema, JSON.parse(readFileSync(file, "utf8"))));
    return new Map(
      saved.flatMap(([key, counts]) => {
        const facts = v.safeParse(keySchema, key);
        if (!facts.success) return [];
        const [day, connection, metric, page] = facts.output;
        // Counted in other steps, by another version.
        if (counts.length !== noCounts(metric).length) return [];
        return [[key, { day, connection, metric, page, counts }]];
      }),
    );
  } catch {
    return new Map();
  }
}

const noCounts = (metric: Metric): readonly number[] => new Array<number>(steps[metric].length + 1).fill(0);

const sumOf = (tallies: readonly Tally[]) =>
  tallies
    .map(({ counts }) => counts)
    .reduce((sum, counts) => sum.map((count, at) => count + (counts[at] ?? 0)));

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

function thirdQuartile(ends: readonly number[], counts: readonly number[]): number | null {
  const wanted = total(counts) * 0.75;
  let seen = 0;
  const at = counts.findIndex((count) => {
    seen += count;
    return seen >= wanted;
  });
  return ends[at] ?? null;
}
