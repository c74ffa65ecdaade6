import { Agent, request } from "node:http";

/**
 * Request that is sent repeatedly. `body` gets a running number, which makes each lead unique; `expects` is the expected
 * status code.
 */
export interface Target {
  readonly body: (number: number) => string;
  readonly expects: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly url: URL;
}

export interface Load {
  /** Milliseconds from when a request was due until its whole response arrived. */
  readonly latenciesMs: readonly number[];
  readonly perSecond: number;
}

let lastNumber = 0;

/**
 * Posts `total` requests over `connections` parallel connections; each sends its next request when the previous response
 * has arrived.
 */
export async function sendAll(target: Target, total: number, connections: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const latenciesMs: number[] = [];
  let remaining = total;
  async function connection(): Promise<void> {
    while (remaining > 0) {
      remaining -= 1;
      latenciesMs.push(await send(target, agent, performance.now()));
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return summarize(latenciesMs, startedAt);
}

/** Posts at a steady rate however long responses take. Latency counts from when a request was due, so stalls show. */
export async function sendSteadily(target: Target, perSecond: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const responses: Promise<number>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const dueAt = startedAt + (number * 1000) / perSecond;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    responses.push(send(target, agent, dueAt));
  }
  const latenciesMs = await Promise.all(responses);
  agent.destroy();
  return summarize(latenciesMs, startedAt);
}

function summarize(latenciesMs: readonly number[], startedAt: number): Load {
  return { latenciesMs, perSecond: (latenciesMs.length * 1000) / (performance.now() - startedAt) };
}

function send({ body, expects, headers, url }: Target, agent: Agent, dueAt: number): Promise<number> {
  lastNumber += 1;
  const text = body(lastNumber);
  const length = { "Content-Length": Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const outgoingRequest = request(
      url,
      { agent, headers: { ...headers, ...length }, method: "POST" },
      (response) => {
        response.resume().once("end", () => {
          if (response.statusCode === expects) resolve(performance.now() - dueAt);
          else reject(new Error(`${url} responded ${response.statusCode} instead of ${expects}`));
        });
      },
    );
    outgoingRequest.once("error", reject).end(text);
  });
}
