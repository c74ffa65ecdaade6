import { methodOf, methods, type RequestWatch } from "./request-watch.ts";

/** In seconds: a cached page takes less than the first, a visitor waits no longer than the last. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statuses = ["broken", "1xx", "2xx", "3xx", "4xx", "5xx"];

interface Series {
  /** By bucket, each without those before it; the last for what is above all. */
  readonly counts: number[];
  sum: number;
}

const nothing = (): Series => ({ counts: new Array<number>(buckets.length + 1).fill(0), sum: 0 });

/**
 * How long answers took, as a histogram in the text format of Prometheus. Counted by hand: the library's own histogram
 * takes a microsecond more for each answer, a twentieth of what a cached page takes as a whole.
 */
export class AnswerDurations {
  /** By route, and there by method and class of status. */
  readonly #series = new Map<string, (Series | undefined)[]>();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  readonly watch: RequestWatch = (request, response, route, startedAt) => {
    const seconds = (performance.now() - startedAt) / 1000;
    const isWhole = response.writableEnded && response.headersSent;
    const status = isWhole ? Math.floor(response.statusCode / 100) : 0;
    let ofRoute = this.#series.get(route);
    if (!ofRoute) {
      ofRoute = [];
      this.#series.set(route, ofRoute);
    }
    const index = methods.indexOf(methodOf(request)) * statuses.length + status;
    const series = ofRoute[index] ?? nothing();
    ofRoute[index] = series;
    series.sum += seconds;
    let bucket = 0;
    while (seconds > (buckets[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
  };

  /** The text format of Prometheus, version 0.0.4. */
  text(): string {
    const name = this.#name;
    const lines = [
      `# HELP ${name} Answers by method, route and class of status; what left before its answer was whole is broken`,
      `# TYPE ${name} histogram`,
    ];
    for (const [route, ofRoute] of this.#series) {
      for (const [index, series] of ofRoute.entries()) {
        if (!series) continue;
        const method = methods[Math.floor(index / statuses.length)];
        const labels = `method="${method}",route="${route}",status="${statuses[index % statuses.length]}"`;
        let count = 0;
        for (const [bucket, ofBucket] of series.counts.entries()) {
          count += ofBucket;
          lines.push(`${name}_bucket{le="${buckets[bucket] ?? "+Inf"}",${labels}} ${count}`);
        }
        lines.push(`${name}_sum{${labels}} ${series.sum}`, `${name}_count{${labels}} ${count}`);
      }
    }
    return `${lines.join("\n")}\n`;
  }
}
