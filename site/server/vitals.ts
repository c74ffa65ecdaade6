import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { BodyTooLarge, readBody } from "~/leads/intake/form-body.server.ts";
import { reasonOf } from "../app/reason.ts";
import { type Handler, sendText } from "./answers.ts";
import { log } from "./log.ts";

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

const connections = ["slow-2g", "2g", "3g", "4g"] as const;
const value = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));
const reportSchema = v.object({
  page: v.pipe(v.string(), v.maxLength(500)),
  connection: v.fallback(v.picklist(connections), "4g"),
  LCP: value,
  INP: value,
  CLS: value,
});

const countsSchema = v.record(v.string(), v.array(v.number()));

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

interface VitalsOptions {
  readonly folder: string;
  /** The route of an address, such as `/blog/:slug`; null where there is no page. */
  readonly patternOf: (pathname: string) => string | null;
  readonly now?: () => number;
}

/** How fast pages are for those who visit them, as their browsers tell: counted by day, page and connection, never by visitor. */
export class Vitals {
  readonly #counts: Map<string, number[]>;
  readonly #file: string;
  readonly #now: () => number;
  readonly #patternOf: VitalsOptions["patternOf"];
  readonly #saving: NodeJS.Timeout;
  #isSaved = true;

  constructor({ folder, now = Date.now, patternOf }: VitalsOptions) {
    this.#file = path.join(folder, "vitals.json");
    this.#now = now;
    this.#patternOf = patternOf;
    this.#counts = readCounts(this.#file);
    this.#saving = setInterval(() => this.#save(), savePauseMs).unref();
  }

  /** `POST /vitals`, sent by `navigation/vitals.ts`. */
  readonly answer: Handler = async (request, response) => {
    if (request.method !== "POST") return sendText(response, 405, "Vitals are posted.", { Allow: "POST" });
    try {
      const body = await readBody(request, Number(request.headers["content-length"] ?? 0));
      if (body.length > maxBodyBytes) throw new BodyTooLarge();
      this.#count(v.parse(reportSchema, JSON.parse(body.toString("utf8"))));
    } catch {
      return sendText(response, 400, "This is no report of vitals.", { Connection: "close" });
    }
    response.writeHead(204, { "Cache-Control": "no-store" }).end();
  };

  #count(report: v.InferOutput<typeof reportSchema>): void {
    const pattern = this.#patternOf(report.page);
    if (pattern === null) return;
    const day = Math.floor(this.#now() / dayMs);
    for (const metric of metrics) {
      const value = report[metric];
      if (value === undefined) continue;
      const key = `${day} ${report.connection} ${metric} ${pattern}`;
      const counts = this.#counts.get(key) ?? new Array<number>(steps[metric].length + 1).fill(0);
      const step = steps[metric].findIndex((end) => value <= end);
      const at = step === -1 ? steps[metric].length : step;
      this.#counts.set(key, counts.with(at, (counts[at] ?? 0) + 1));
    }
    this.#isSaved = false;
  }

  /** By page and connection, the most visited first. */
  summary(): PageVitals[] {
    this.#forgetOldDays();
    const sums = new Map<string, Partial<Record<Metric, number[]>>>();
    for (const [key, counts] of this.#counts) {
      const [, connection = "", metric = "", page = ""] = key.split(" ");
      const known = metrics.find((name) => name === metric);
      if (!known) continue;
      const sum = sums.get(`${connection} ${page}`) ?? {};
      sum[known] = counts.map((count, at) => count + (sum[known]?.[at] ?? 0));
      sums.set(`${connection} ${page}`, sum);
    }
    const rows = [...sums].map(([key, sum]) => {
      const [connection = "", page = ""] = key.split(" ");
      const p75 = Object.fromEntries(
        metrics.flatMap((metric) =>
          sum[metric] ? [[metric, thirdQuartile(steps[metric], sum[metric])]] : [],
        ),
      );
      const visits = Math.max(...Object.values(sum).map((counts) => total(counts)));
      return { page, connection, visits, p75 };
    });
    return rows.sort((a, b) => b.visits - a.visits);
  }

  close(): void {
    clearInterval(this.#saving);
    this.#save();
  }

  #forgetOldDays(): void {
    const first = Math.floor(this.#now() / dayMs) - keptDays;
    for (const key of this.#counts.keys())
      if (Number(key.split(" ", 1)[0]) <= first) this.#counts.delete(key);
  }

  /** A disk that is full costs figures, never a visitor. */
  #save(): void {
    if (this.#isSaved) return;
    this.#forgetOldDays();
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(`${this.#file}.part`, JSON.stringify(Object.fromEntries(this.#counts)));
      renameSync(`${this.#file}.part`, this.#file);
      this.#isSaved = true;
    } catch (error) {
      log("vitals.not-saved", { error: reasonOf(error) });
    }
  }
}

function readCounts(file: string): Map<string, number[]> {
  try {
    return new Map(Object.entries(v.parse(countsSchema, JSON.parse(readFileSync(file, "utf8")))));
  } catch {
    return new Map();
  }
}

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
