import type { IncomingMessage, ServerResponse } from "node:http";
import { listen } from "./listen.ts";

/** What the provider was asked to send. */
export interface ReceivedEmail {
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** How the provider can fail without an HTTP answer; none of these calls sends an email. */
export type ProviderFault = "hang" | "reset" | "garbage" | "half-answer";

/**
 * A local server that speaks the email provider's documented protocol: POST /api/v1.0/email/send. To tests in other
 * processes it shows what it was asked to send: GET /received.
 */
export interface EmailProvider {
  readonly origin: string;
  readonly received: readonly ReceivedEmail[];
  /** What the next calls are answered with; "OK" and 200 at first. */
  answerWith(status: number, text: string, headers?: Record<string, string>): void;
  /** How all calls fail from now on; null ends it, and with it every call that hangs. */
  failWith(fault: ProviderFault | null): void;
  stop(): Promise<void>;
}

/** What makes a site send its emails there. */
export const emailVariables = ({ origin }: Pick<EmailProvider, "origin">) => ({
  EMAILJS_ORIGIN: origin,
  EMAILJS_PUBLIC_KEY: "public",
  EMAILJS_SERVICE_ID: "service",
  EMAILJS_TEMPLATE_ID: "template",
});

export async function startEmailProvider(): Promise<EmailProvider> {
  const received: ReceivedEmail[] = [];
  let answer: { status: number; text: string; headers: Record<string, string> } = {
    status: 200,
    text: "OK",
    headers: {},
  };
  let fault: ProviderFault | null = null;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (fault !== null) {
      fail(fault, request);
      return;
    }
    if (request.method === "GET" && request.url === "/received") {
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(received));
      return;
    }
    if (request.method !== "POST" || request.url !== "/api/v1.0/email/send") {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found");
      return;
    }
    received.push({
      body: JSON.parse(Buffer.concat(chunks).toString("utf8")),
      contentType: request.headers["content-type"],
    });
    response.writeHead(answer.status, { "Content-Type": "text/plain", ...answer.headers }).end(answer.text);
  }

  const { origin, server, stop } = await listen((request, response) => void handle(request, response));
  return {
    origin,
    received,
    answerWith(status, text, headers = {}) {
      answer = { status, text, headers };
    },
    failWith(next) {
      fault = next;
      server.closeAllConnections();
    },
    stop,
  };
}

function fail(fault: ProviderFault, { socket }: IncomingMessage): void {
  switch (fault) {
    case "hang":
      return;
    case "reset":
      socket.resetAndDestroy();
      return;
    case "garbage":
      socket.end("\u0000\u00ff this is no HTTP\r\n\r\n");
      return;
    case "half-answer":
      socket.end("HTTP/1.1 200 O");
  }
}
