import { setTimeout as delay } from "node:timers/promises";
import { reasonOf } from "../app/reason.ts";
import { collectTraces } from "../app/traces.server.ts";
import { log } from "./log.ts";

/** A stop does not wait longer for whoever collects traces. */
const lastExportMs = 1_000;

interface TraceSettings {
  readonly exportEveryMs: number;
  /** One of the names that OTEL_TRACES_SAMPLER may have. */
  readonly sampler: string;
  /** Share of traces that are kept, from 0 to 1, for a sampler by ratio. */
  readonly ratio: number;
}

/**
 * Loads OpenTelemetry and has it export traces from now on; its exporter and resource read the other standard variables.
 * Resolves with what exports the rest, within a second.
 */
export async function exportTraces({
  exportEveryMs,
  ratio,
  sampler,
}: TraceSettings): Promise<() => Promise<void>> {
  const [api, core, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/core"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/exporter-trace-otlp-http"),
  ]);
  core.setGlobalErrorHandler((error) => log("traces.not-exported", { reason: reasonOf(error) }));
  const kind = sampler.replace("parentbased_", "");
  const root = new sdk.TraceIdRatioBasedSampler(
    kind === "traceidratio" ? ratio : Number(kind === "always_on"),
  );
  const provider = new sdk.TracerProvider({
    // The variables' name of the service comes before ours.
    resource: resources
      .resourceFromAttributes({ "service.name": "site" })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: kind === sampler ? root : new sdk.ParentBasedSampler({ root }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: exportEveryMs }),
    ],
  });
  collectTraces({
    api,
    propagator: new core.W3CTraceContextPropagator(),
    tracer: provider.getTracer("site"),
  });
  return async () => {
    const exported = provider.shutdown().catch(() => undefined);
    await Promise.race([exported, delay(lastExportMs, undefined, { ref: false })]);
  };
}
