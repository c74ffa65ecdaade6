import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { environment } from "../environment";
import { reasonOf } from "../reason";

/** A stop does not wait longer for whoever collects traces. */
const lastExportMs = 1_000;
/** Asked for all day by sites and balancers. */
const polled = new Set(["feed", "probes"]);

let tracing: Awaited<ReturnType<typeof load>> | undefined;

type TraceSettings = NonNullable<ReturnType<typeof environment>["traces"]>;

/** OpenTelemetry is loaded only where its variables name somebody who collects traces. */
export async function startTraces(strapi: Core.Strapi): Promise<void> {
  const { traces } = environment();
  if (traces) tracing = await load(strapi, traces);
}

/** Exports what is left, within a second. */
export async function stopTraces(): Promise<void> {
  const exported = tracing?.provider.shutdown().catch(() => undefined);
  await Promise.race([exported, pause(lastExportMs, undefined, { ref: false })]);
}

async function load(strapi: Core.Strapi, { exportEveryMs, ratio, sampler }: TraceSettings) {
  const [api, core, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/core"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/exporter-trace-otlp-http"),
  ]);
  core.setGlobalErrorHandler((error) => strapi.log.warn(`Traces could not be exported: ${reasonOf(error)}`));
  const kind = sampler.replace("parentbased_", "");
  const root = new sdk.TraceIdRatioBasedSampler(
    kind === "traceidratio" ? ratio : Number(kind === "always_on"),
  );
  const provider = new sdk.TracerProvider({
    // The variables' name of the service comes before ours.
    resource: resources
      .resourceFromAttributes({ "service.name": "cms" })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: kind === sampler ? root : new sdk.ParentBasedSampler({ root }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: exportEveryMs }),
    ],
  });
  const propagator = new core.W3CTraceContextPropagator();
  return { api, propagator, provider, tracer: provider.getTracer("cms") };
}

interface TracedRequest {
  /** Each is one of a bounded number of names. */
  method: string;
  route: string;
  /** Where the caller's trace goes on (W3C Trace Context); undefined for a caller that may not say so. */
  traceparent: unknown;
}

/** Does the work for a request in a span; only does it where nobody collects traces. */
export async function inTrace(
  { method, route, traceparent }: TracedRequest,
  ctx: { status: number },
  work: () => Promise<void>,
): Promise<void> {
  if (!tracing || (traceparent === undefined && polled.has(route))) return work();
  const { api, propagator, tracer } = tracing;
  const parent = propagator.extract(api.ROOT_CONTEXT, { traceparent }, api.defaultTextMapGetter);
  const attributes = { "http.request.method": method, "http.route": route };
  const span = tracer.startSpan(`${method} ${route}`, { attributes, kind: api.SpanKind.SERVER }, parent);
  try {
    await work();
  } finally {
    span.setAttribute("http.response.status_code", ctx.status);
    if (ctx.status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  }
}
