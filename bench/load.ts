import { Agent, request } from "node:http";

/** One request that is sent again and again; `body` gets a number that tells each lead apart. */
export interface Target {
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** What is posted; without it the address is read. */
  readonly body?: (number: number) => string;
  /** Whether 503 with `Retry-After` is an answer too: it is counted, and not among the latencies. */
  readonly canBeRefused?: boolean;
  /** The status of a good answer. */
  readonly expects: number;
}

export interface Load {
  readonly answers: number;
  readonly perSecond: number;
  readonly refused?: number;
  /** Milliseconds from the moment a request was due until its whole answer was there, ascending. */
  readonly latenciesMs: readonly number[];
}

/** Sends `total` requests over so many connections, each as soon as the one before it is answered. */
export async function sendAll(
  target: Target,
  { connections, first = 0, total }: { connections: number; first?: number; total: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latenciesMs: number[] = [];
  const startedAt = performance.now();
  let next = first;
  async function connection(): Promise<void> {
    while (next < first + total) {
      const number = next;
      next += 1;
      const time = await send(target, number, agent, performance.now());
      if (time !== null) latenciesMs.push(time);
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return loadOf(latenciesMs, startedAt);
}

/**
 * Sends a steady stream, however long answers take: a visitor does not wait for the visitor before. The time until
 * an answer is counted from when the request was due, so that a stall shows in all that it held up.
 */
export async function sendSteadily(
  target: Target,
  {
    first = 0,
    perSecond,
    seconds = Number.POSITIVE_INFINITY,
    until = () => false,
  }: { first?: number; perSecond: number; seconds?: number; until?: () => boolean },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const answers: Promise<number | null>[] = [];
  for (let number = 0; number < perSecond * seconds && !until(); number += 1) {
    const dueAt = startedAt + (number * 1000) / perSecond;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    answers.push(send(target, first + number, agent, dueAt));
  }
  const times = await Promise.all(answers);
  agent.destroy();
  const latenciesMs = times.filter((time) => time !== null);
  return { ...loadOf(latenciesMs, startedAt), refused: times.length - latenciesMs.length };
}

/** The time in milliseconds that so many percent of the answers did not exceed. */
export function percentile({ latenciesMs }: Load, percent: number): number {
  return latenciesMs[Math.ceil((latenciesMs.length * percent) / 100) - 1] ?? Number.NaN;
}

/** `latenciesMs` in any order. */
export function loadOf(latenciesMs: readonly number[], startedAt: number): Load {
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    answers: latenciesMs.length,
    perSecond: latenciesMs.length / seconds,
    latenciesMs: latenciesMs.toSorted((a, b) => a - b),
  };
}

function send(target: Target, number: number, agent: Agent, dueAt: number): Promise<number | null> {
  const body = target.body?.(number);
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  const headers = { ...target.headers, ...length };
  const method = body === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    const sent = request(target.address, { agent, headers, method }, (response) => {
      response.resume().once("end", () => {
        const isRefusal = response.statusCode === 503 && response.headers["retry-after"] !== undefined;
        if (response.statusCode === target.expects) resolve(performance.now() - dueAt);
        else if (target.canBeRefused && isRefusal) resolve(null);
        else reject(new Error(`${target.address} answered ${response.statusCode} to request ${number}`));
      });
    });
    sent.once("error", reject).end(body);
  });
}
