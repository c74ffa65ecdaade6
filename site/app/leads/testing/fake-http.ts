import type { ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { listen } from "../../../testing/listen.ts";

export interface Call {
  readonly at: number;
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: Record<string, unknown>;
  /** Raw body. */
  readonly text: string;
  /** Body parsed as JSON. */
  readonly body: unknown;
}

/** Handles one call. */
export type Behavior = (response: ServerResponse, call: Call) => void;

/** Responds with this status, body and headers. */
export const respondsWith =
  (status: number, body = "", headers: Record<string, string> = {}): Behavior =>
  (response) =>
    response.writeHead(status, headers).end(body);

/** Response of the email provider to an email that it sends. */
export const acceptsEmail = respondsWith(200, "OK");

export const neverResponds: Behavior = () => undefined;
/** Closes the connection without a response. */
export const resetsConnection: Behavior = (response) => void response.socket?.destroy();
/** Announces more bytes than it sends. */
export const truncatesBody =
  (status: number): Behavior =>
  (response) => {
    response.writeHead(status, { "Content-Length": "1000" });
    response.write("{", () => response.socket?.destroy());
  };

/** Starts an HTTP server that handles each call with the next behavior, and further calls with the last. */
export async function startFakeServer(...behaviors: [Behavior, ...Behavior[]]) {
  const calls: Call[] = [];
  const { origin, stop } = await listen(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { method, url: path, headers } = request;
    const call: Call = {
      at: Date.now(),
      method,
      path,
      headers,
      text,
      body: text === "" ? undefined : JSON.parse(text),
    };
    const behave = behaviors[calls.length] ?? behaviors.at(-1);
    calls.push(call);
    behave?.(response, call);
  });
  onTestFinished(stop);
  return { calls, origin };
}

/** Starts a receiver of the webhook that refuses all leads until `repair` is called. */
export async function startBrokenCrm() {
  let status = 422;
  const { origin } = await startFakeServer((response, call) => respondsWith(status)(response, call));
  return {
    webhook: { url: origin, secret: "known to the receiver" },
    repair(): void {
      status = 200;
    },
  };
}

const json = { "Content-Type": "application/json" };

/** Response of the lead inbox to a new lead. */
export const storesLead = respondsWith(201, JSON.stringify({ data: { documentId: "a" } }), json);
