import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { listen } from "./listen.ts";

const attributes = v.pipe(
  v.optional(v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) })), []),
  v.transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]))),
);
const span = v.object({
  attributes,
  kind: v.number(),
  links: v.optional(v.array(v.object({ spanId: v.string(), traceId: v.string() })), []),
  name: v.string(),
  parentSpanId: v.optional(v.string()),
  spanId: v.string(),
  status: v.object({ code: v.optional(v.number(), 0) }),
  traceId: v.string(),
});
/** OTLP 1.x over HTTP in JSON: what is exported in one request. */
const exported = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes }),
      scopeSpans: v.array(v.object({ spans: v.array(span) })),
    }),
  ),
});

export type ReceivedSpan = v.InferOutput<typeof span> & { readonly service: unknown };

/** Whoever collects traces: keeps every span, and every byte, that it is sent. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const answer = async (request: AsyncIterable<Buffer>, response: ServerResponse) => {
    const body = await text(request);
    bodies.push(body);
    for (const { resource, scopeSpans } of v.parse(exported, JSON.parse(body)).resourceSpans) {
      const service = resource.attributes["service.name"];
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((one) => ({ ...one, service }))));
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  };
  const { origin, stop } = await listen((request, response) => void answer(request, response));
  return { bytes: () => bodies.join("\n"), origin, spans, stop };
}
