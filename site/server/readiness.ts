import { createHash } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ContentStatus } from "~/content/store/content-store.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { type Handler, sendJson } from "./answers.ts";
import { isSameSignature } from "./site-key.ts";

interface ReadinessOptions {
  /** The key to the details. */
  readonly accessKey: string | undefined;
  readonly content: () => ContentStatus;
  readonly leads: Pick<Leads, "status" | "writeProblem">;
  readonly more: () => Readonly<Record<string, unknown>>;
  readonly stopping: () => boolean;
}

// A check costs a durable write.
const cacheMs = 1_000;
const loopResolutionMs = 10;

/** Whether visitors should be sent to this instance: 200 or 503; details only with the key. */
export function readiness(options: ReadinessOptions) {
  const { accessKey, content, leads, more, stopping } = options;
  const loop = monitorEventLoopDelay({ resolution: loopResolutionMs });
  loop.enable();
  let known = { at: Number.NEGATIVE_INFINITY, problems: Promise.resolve<readonly string[]>([]) };

  async function problems(): Promise<readonly string[]> {
    const { unreadable = null } = await leads.status();
    const unwritable = unreadable === null ? await leads.writeProblem() : null;
    return [
      ...(unreadable === null ? [] : [`The lead queue cannot be read: ${unreadable}`]),
      ...(unwritable === null ? [] : [`No lead can be stored: ${unwritable}`]),
      ...(content().from === "nothing yet" ? ["There is no content to show yet"] : []),
    ];
  }

  function recentProblems(): Promise<readonly string[]> {
    if (performance.now() - known.at > cacheMs) known = { at: performance.now(), problems: problems() };
    return known.problems;
  }

  /** How long the thread that answers visitors stood still since somebody asked, in milliseconds. */
  function loopDelay() {
    // Node counts from one look to the next.
    const delayMs = (ns: number) => Math.max(0, Math.round(ns / 1e6) - loopResolutionMs);
    const delay = { p99: delayMs(loop.percentile(99)), longest: delayMs(loop.max) };
    loop.reset();
    return delay;
  }

  const allProblems = async () => [
    ...(stopping() ? ["The site is stopping"] : []),
    ...(await recentProblems()),
  ];

  const answer: Handler = async (request, response) => {
    const isKnown = accessKey !== undefined && hasKey(request.headers.authorization, accessKey);
    const found = await allProblems();
    const isReady = found.length === 0;
    sendJson(response, isReady ? 200 : 503, {
      status: isReady ? "ready" : "not ready",
      ...(isKnown
        ? {
            problems: found,
            ...more(),
            eventLoop: loopDelay(),
            content: content(),
            leads: await leads.status(),
          }
        : {}),
    });
  };
  return { answer, isReady: async () => (await allProblems()).length === 0 };
}

function hasKey(authorization: string | undefined, accessKey: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return isSameSignature(digest(authorization ?? ""), digest(`Bearer ${accessKey}`));
}
