import { createHash } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ContentStatus } from "~/content/store/content-store.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { type Handler, sendJson } from "./responses.ts";
import { isSameSignature } from "./site-key.ts";

interface ReadinessOptions {
  /** Bearer token for the details. */
  readonly accessKey: string | undefined;
  readonly content: () => ContentStatus;
  readonly leads: Pick<Leads, "status" | "writeProblem">;
  /** True if all sites share one queue. If it fails, failing over to another site does not help. */
  readonly leadsAreShared: boolean;
  readonly more: () => Readonly<Record<string, unknown>>;
  readonly stopping: () => boolean;
}

// Reuses a check for a second, because each one writes to the disk.
const cacheMs = 1_000;

/** Interval of load balancer probes; two requests within the shortest count as one. */
const probeEveryMs = { shortest: 900, longest: 15_000 };
const loopResolutionMs = 10;

interface Problem {
  readonly reason: string;
  /** True if another site may still serve visitors. */
  readonly isOwn: boolean;
}

/** Reports whether visitors should be sent to this instance: 200 or 503; details only with the key. */
export function readiness(options: ReadinessOptions) {
  const { accessKey, content, leads, leadsAreShared, more, stopping } = options;
  const loop = monitorEventLoopDelay({ resolution: loopResolutionMs });
  loop.enable();
  let lastAskedAt = Number.NEGATIVE_INFINITY;
  let lastPauseMs = Number.POSITIVE_INFINITY;
  let known = { at: Number.NEGATIVE_INFINITY, problems: Promise.resolve<readonly Problem[]>([]) };

  async function problems(): Promise<readonly Problem[]> {
    const { unreadable = null } = await leads.status();
    const unwritable = unreadable === null ? await leads.writeProblem() : null;
    const ofLeads = (reason: string) => ({ reason, isOwn: !leadsAreShared });
    return [
      ...(unreadable === null ? [] : [ofLeads(`The lead queue cannot be read: ${unreadable}`)]),
      ...(unwritable === null ? [] : [ofLeads(`No lead can be stored: ${unwritable}`)]),
      ...(content().from === "nothing yet"
        ? [{ reason: "There is no content to show yet", isOwn: true }]
        : []),
      // Another site reads the same service.
      ...content()
        .problems.slice(0, 1)
        .map((reason) => ({ reason: `The content service cannot be read: ${reason}`, isOwn: false })),
    ];
  }

  function recentProblems(): Promise<readonly Problem[]> {
    if (performance.now() - known.at > cacheMs) known = { at: performance.now(), problems: problems() };
    return known.problems;
  }

  /** Returns the event loop delay since the last call, in milliseconds. */
  function loopDelay() {
    // Node measures the interval between two ticks, which includes the resolution.
    const delayMs = (ns: number) => Math.max(0, Math.round(ns / 1e6) - loopResolutionMs);
    const delay = { p99: delayMs(loop.percentile(99)), longest: delayMs(loop.max) };
    loop.reset();
    return delay;
  }

  const allProblems = async () => [
    ...(stopping() ? [{ reason: "The site is stopping", isOwn: true }] : []),
    ...(await recentProblems()),
  ];
  const canServe = (found: readonly Problem[]) => !found.some(({ isOwn }) => isOwn);

  async function send({ inFull }: { readonly inFull: boolean }): Promise<Response> {
    const found = await allProblems();
    const isReady = canServe(found);
    return sendJson(isReady ? 200 : 503, {
      status: isReady ? "ready" : "not ready",
      ...(inFull && {
        problems: found.map(({ reason }) => reason),
        ...more(),
        eventLoop: loopDelay(),
        content: content(),
        leads: await leads.status(),
      }),
    });
  }

  const answer: Handler = ({ req }) => {
    const now = performance.now();
    if (now - lastAskedAt >= probeEveryMs.shortest) {
      lastPauseMs = now - lastAskedAt;
      lastAskedAt = now;
    }
    return send({ inFull: accessKey !== undefined && hasKey(req.header("authorization"), accessKey) });
  };
  return {
    answer,
    /** For the private port. */
    answerInFull: () => send({ inFull: true }),
    isReady: async () => canServe(await allProblems()),
    /** Returns true if a load balancer probes regularly, and so will notice that the site stops. */
    isProbed: () =>
      lastPauseMs < probeEveryMs.longest && performance.now() - lastAskedAt < probeEveryMs.longest,
  };
}

function hasKey(authorization: string | undefined, accessKey: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return isSameSignature(digest(authorization ?? ""), digest(`Bearer ${accessKey}`));
}
