import { createHash, timingSafeEqual } from "node:crypto";
import type { ContentStatus } from "~/content/store/content-store.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { type Handler, jsonResponse } from "./responses.ts";

interface ReadinessOptions {
  /** Bearer token for the details. */
  readonly apiToken: string | undefined;
  readonly content: () => ContentStatus;
  readonly leads: Pick<Leads, "status" | "testWrite">;
  /** True if all instances share one queue. Its faults affect every instance, so switching to another does not help. */
  readonly leadsAreShared: boolean;
  readonly pageCacheSize: () => Readonly<Record<string, number>>;
  readonly isStopping: () => boolean;
}

/** Time for which a check is reused, because each one writes to the lead queue. */
const cacheMs = 1_000;

interface Problem {
  readonly reason: string;
  /** True if only this instance has the problem, so that another may serve visitors. */
  readonly isLocal: boolean;
}

/** Creates /readyz: 200 if visitors should be sent to this instance, else 503; details only with the API token. */
export function readiness(options: ReadinessOptions) {
  const { apiToken, content, leads, leadsAreShared, pageCacheSize, isStopping } = options;
  let lastCheck = { at: Number.NEGATIVE_INFINITY, problems: Promise.resolve<readonly Problem[]>([]) };

  async function check(): Promise<readonly Problem[]> {
    const { unreadable } = await leads.status();
    const unwritable = unreadable === undefined ? await leads.testWrite() : null;
    const { from, problems: contentProblems } = content();
    const found: Problem[] = [];
    const add = (reason: string, isLocal: boolean) => found.push({ reason, isLocal });
    if (unreadable !== undefined) add(`The lead queue cannot be read: ${unreadable}`, !leadsAreShared);
    if (unwritable !== null) add(`No lead can be stored: ${unwritable}`, !leadsAreShared);
    if (from === "nothing yet") add("There is no content to show yet", true);
    // The site shows the content that it has, so visitors may still be sent here.
    if (contentProblems[0] !== undefined) add(`Content is not up to date: ${contentProblems[0]}`, false);
    return found;
  }

  async function currentProblems(): Promise<readonly Problem[]> {
    if (performance.now() - lastCheck.at > cacheMs) lastCheck = { at: performance.now(), problems: check() };
    const found = await lastCheck.problems;
    return isStopping() ? [{ reason: "The site is stopping", isLocal: true }, ...found] : found;
  }

  const canServe = (found: readonly Problem[]) => !found.some(({ isLocal }) => isLocal);

  async function report({ withDetails }: { readonly withDetails: boolean }): Promise<Response> {
    const found = await currentProblems();
    const isReady = canServe(found);
    return jsonResponse(isReady ? 200 : 503, {
      status: isReady ? "ready" : "not ready",
      ...(withDetails && {
        problems: found.map(({ reason }) => reason),
        ...pageCacheSize(),
        content: content(),
        leads: await leads.status(),
      }),
    });
  }

  const respond: Handler = ({ req }) =>
    report({ withDetails: apiToken !== undefined && hasApiToken(req.header("authorization"), apiToken) });
  return {
    respond,
    /** Responds with the details without an API token; for the private port. */
    respondWithDetails: () => report({ withDetails: true }),
    isReady: async () => canServe(await currentProblems()),
  };
}

function hasApiToken(authorization: string | undefined, apiToken: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${apiToken}`));
}
