import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Attributes, Context, Span, SpanOptions, TextMapPropagator, Tracer } from "@opentelemetry/api";
import { outsideRequests } from "./request-scope.server.ts";

/** OpenTelemetry, which the server loads where somebody collects traces; its types cost nothing. */
interface Tracing {
  readonly api: typeof import("@opentelemetry/api");
  readonly propagator: TextMapPropagator;
  readonly tracer: Tracer;
}

let tracing: Tracing | undefined;
const scope = new AsyncLocalStorage<Context>();

/** Before, and where nobody calls this, all of this file only does the work it is given. */
export function collectTraces(by: Tracing): void {
  tracing = by;
}

/** For a call that goes on with the current trace (W3C Trace Context); none outside of one. */
export function traceHeaders(): Record<string, string> {
  const headers = {};
  const around = scope.getStore();
  if (around) tracing?.propagator.inject(around, headers, tracing.api.defaultTextMapSetter);
  return headers;
}

/** Without `tracestate`, which may hold what a stranger wrote. */
const contextOf = ({ api, propagator }: Tracing, traceparent: string | string[] | undefined): Context =>
  propagator.extract(api.ROOT_CONTEXT, { traceparent }, api.defaultTextMapGetter);

/** Does work as a step of the current trace, if there is one. */
export function traced<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const around = scope.getStore();
  return tracing && around ? inSpan(tracing, name, {}, around, work) : work();
}

interface LaterOptions<Result> {
  /** Names and counts of ours, never what a visitor sent. */
  readonly attributes: Attributes;
  readonly isFailure: (result: Result) => boolean;
  /** Of the request, as {@link traceHeaders} gave it then. */
  readonly traceparent: string | undefined;
}

/** Does work that a request left behind, as a step of that request's trace and with a link to it. */
export function tracedLater<Result>(
  name: string,
  { attributes, isFailure, traceparent }: LaterOptions<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing) return work();
  const { api } = tracing;
  const parent = contextOf(tracing, traceparent);
  const origin = api.trace.getSpanContext(parent);
  const options = { attributes, kind: api.SpanKind.CLIENT, links: origin ? [{ context: origin }] : [] };
  return inSpan(tracing, name, options, parent, async (span) => {
    const result = await work();
    if (isFailure(result)) span.setStatus({ code: api.SpanStatusCode.ERROR });
    return result;
  });
}

interface RequestTraces {
  /** Whether a proxy that we trust says which trace a request belongs to. */
  readonly isTrusted: boolean;
  /** One of a bounded number of names each. */
  readonly nameOf: (request: IncomingMessage) => { readonly method: string; readonly route: string };
}

/** The listener, with a span around each request; itself where nobody collects traces. */
export function withTraces(listener: RequestListener, { isTrusted, nameOf }: RequestTraces): RequestListener {
  if (!tracing) return listener;
  const by = tracing;
  const { SpanKind, SpanStatusCode } = by.api;
  return (request, response) => {
    const parent = contextOf(by, isTrusted ? request.headers.traceparent : undefined);
    void inSpan(by, "request", { kind: SpanKind.SERVER }, parent, async (span) => {
      const closed = new Promise((resolve) => response.once("close", resolve));
      listener(request, response);
      await closed;
      const { method, route } = nameOf(request);
      const status = response.headersSent ? response.statusCode : 0;
      span.updateName(`${method} ${route}`);
      span.setAttribute("http.request.method", method);
      span.setAttribute("http.response.status_code", status).setAttribute("http.route", route);
      if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    });
  };
}

async function inSpan<Result>(
  { api, tracer }: Tracing,
  name: string,
  options: SpanOptions,
  parent: Context,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = tracer.startSpan(name, options, parent);
  try {
    return await scope.run(api.trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    // Without its message, which may quote what a visitor sent.
    span.setStatus({ code: api.SpanStatusCode.ERROR });
    throw error;
  } finally {
    // The timer of the next export must not belong to the request that happens to end first.
    outsideRequests(() => span.end());
  }
}
