import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "./listen.ts";

/** Spreads requests over several sites, as the proxy in `deploy/` does. */
export interface Balancer {
  readonly origin: string;
  /** Number of 502 responses: no member was reachable, or one ended while it handled a form. */
  failures(): number;
  stop(): Promise<void>;
}

/**
 * Starts a round-robin balancer. If a member is unreachable or ends during a GET, it tries the next one. It never
 * sends a form twice that may have arrived.
 */
export async function startBalancer(members: readonly string[]): Promise<Balancer> {
  let turn = 0;
  let failures = 0;

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    turn += 1;
    const first = turn;
    for (let attempt = 0; attempt < members.length; attempt += 1) {
      const member = members[(first + attempt) % members.length];
      if (member === undefined) break;
      const { answer, error } = await ask(member, incoming, body);
      if (answer) {
        outgoing.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      }
      if (incoming.method !== "GET" && error !== "ECONNREFUSED") break;
    }
    failures += 1;
    outgoing.writeHead(502).end("No instance answered");
  }

  const { origin, stop } = await listen((incoming, outgoing) => {
    passOn(incoming, outgoing).catch(() => outgoing.destroy());
  });
  return { origin, failures: () => failures, stop };
}

interface Asked {
  readonly answer?: { status: number; headers: IncomingMessage["headers"]; body: Buffer };
  /** Node's error code, such as "ECONNREFUSED". */
  readonly error?: string | undefined;
}

function ask(member: string, incoming: IncomingMessage, body: Buffer): Promise<Asked> {
  const { connection: _connection, ...headers } = incoming.headers;
  const forwarded = { ...headers, "x-forwarded-for": incoming.socket.remoteAddress ?? "" };
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve({ error: error.code });
    const options = { agent: false, headers: forwarded, method: incoming.method ?? "GET" } as const;
    const sent = request(`${member}${incoming.url}`, options, (response) => {
      buffer(response).then((bytes) => {
        // Treat a truncated response as a lost connection.
        const whole = response.complete;
        const { "transfer-encoding": _chunked, ...own } = response.headers;
        const status = response.statusCode ?? 502;
        resolve(whole ? { answer: { status, headers: own, body: bytes } } : { error: "ECONNRESET" });
      }, failed);
    });
    sent.once("error", failed).end(body);
  });
}
