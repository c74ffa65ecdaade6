import type { IncomingMessage, ServerResponse } from "node:http";
import { listen } from "./listen.ts";

/** Request to send an email, accepted or not. */
interface ReceivedEmail {
  readonly body: unknown;
  readonly contentType: string | undefined;
}

/** Local server that speaks the email provider's documented protocol (POST /api/v1.0/email/send). */
export interface EmailProvider {
  readonly origin: string;
  readonly received: readonly ReceivedEmail[];
  /** Sets the response of the next calls; initially 200 "OK". */
  respondWith(status: number, text: string): void;
  stop(): Promise<void>;
}

/** Environment variables that make a site send its emails to this provider. */
export const emailVariables = ({ origin }: Pick<EmailProvider, "origin">) => ({
  EMAILJS_ORIGIN: origin,
  EMAILJS_PUBLIC_KEY: "public",
  EMAILJS_SERVICE_ID: "service",
  EMAILJS_TEMPLATE_ID: "template",
});

/** Starts the provider on a free local port. */
export async function startEmailProvider(): Promise<EmailProvider> {
  const received: ReceivedEmail[] = [];
  let reply = { status: 200, text: "OK" };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (request.method !== "POST" || request.url !== "/api/v1.0/email/send") {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found");
      return;
    }
    received.push({
      body: JSON.parse(Buffer.concat(chunks).toString("utf8")),
      contentType: request.headers["content-type"],
    });
    response.writeHead(reply.status, { "Content-Type": "text/plain" }).end(reply.text);
  }

  const { origin, stop } = await listen((request, response) => void handle(request, response));
  return {
    origin,
    received,
    respondWith(status, text) {
      reply = { status, text };
    },
    stop,
  };
}
