import { createHash, timingSafeEqual } from "node:crypto";
import type { ContentStatus } from "~/content/store/content-store.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { type Handler, jsonResponse } from "./responses.ts";

interface ReadinessOptions {
  /** Bearer token for the details. */
  readonly apiToken: string | undefined;
  readonly content: () => ContentStatus;
  readonly leads: Pick<Leads, "status" | "writeProblem">;
  /** True if all instances share one queue. Its faults affect every instance, so that switching to another does not help. */
  readonly leadsAreShared: boolean;
  /** Details of the page cache. */
  readonly pages: () => Readonly<Record<string, unknown>>;
  readonly isStopping: () => boolean;
}

// A check is reused for a second, because each one writes to the disk.
const cacheMs = 1_000;

interface Problem {
  readonly reason: string;
  /** True if only this instance has the problem, so that another may serve visitors. */
  readonly isOwn: boolean;
}

/** Reports whether visitors should be sent to this instance: 200 or 503; details only with the API token. */
export function readiness(options: ReadinessOptions) {
  const { apiToken, content, leads, leadsAreShared, pages, isStopping } = options;
  let lastCheck = { at: Number.NEGATIVE_INFINITY, problems: Promise.resolve<readonly Problem[]>([]) };

  async function problems(): Promise<readonly Problem[]> {
    const { unreadable } = await leads.status();
    const unwritable = unreadable === undefined ? await leads.writeProblem() : null;
    const { from, problems } = content();
    const found: Problem[] = [];
    const add = (reason: string, isOwn: boolean) => found.push({ reason, isOwn });
    if (unreadable !== undefined) add(`The lead queue cannot be read: ${unreadable}`, !leadsAreShared);
    if (unwritable !== null) add(`No lead can be stored: ${unwritable}`, !leadsAreShared);
    if (from === "nothing yet") add("There is no content to show yet", true);
    // Other instances read the same content service.
    if (problems[0] !== undefined) add(`The content service cannot be read: ${problems[0]}`, false);
    return found;
  }

  function recentProblems(): Promise<readonly Problem[]> {
    if (performance.now() - lastCheck.at > cacheMs)
      lastCheck = { at: performance.now(), problems: problems() };
    return lastCheck.problems;
  }

  const allProblems = async () => [
    ...(isStopping() ? [{ reason: "The site is stopping", isOwn: true }] : []),
    ...(await recentProblems()),
  ];
  const canServe = (found: readonly Problem[]) => !found.some(({ isOwn }) => isOwn);

  async function send({ withDetails }: { readonly withDetails: boolean }): Promise<Response> {
    const found = await allProblems();
    const isReady = canServe(found);
    return jsonResponse(isReady ? 200 : 503, {
      status: isReady ? "ready" : "not ready",
      ...(withDetails && {
        problems: found.map(({ reason }) => reason),
        ...pages(),
        content: content(),
        leads: await leads.status(),
      }),
    });
  }

  const respond: Handler = ({ req }) =>
    send({ withDetails: apiToken !== undefined && hasApiToken(req.header("authorization"), apiToken) });
  return {
    respond,
    /** Responds with the details without an API token; for the private port. */
    respondWithDetails: () => send({ withDetails: true }),
    isReady: async () => canServe(await allProblems()),
  };
}

function hasApiToken(authorization: string | undefined, apiToken: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${apiToken}`));
}
