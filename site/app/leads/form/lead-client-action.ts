import type { LeadAnswer } from "~/leads/lead-answer.ts";

/** Maximum wait for a response. Sending again is safe because of the submission ID. */
export const responseTimeoutMs = 30_000;

interface ClientAction {
  readonly serverAction: () => Promise<unknown>;
}

/**
 * `clientAction` of every page with a form. Turns connection errors and timeouts into an answer that the form shows,
 * so that the visitor keeps what they typed.
 */
export async function leadClientAction({ serverAction }: ClientAction): Promise<unknown> {
  // If this throws, the form falls back to a native submit.
  let giveUp = (_error: Error): void => undefined;
  const silence = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const timer = setTimeout(() => giveUp(new Error("The server did not answer in time")), responseTimeoutMs);
  try {
    return await Promise.race([serverAction(), silence]);
  } catch (error) {
    // Redirects and the framework's own responses are not failures.
    if (error instanceof Response && error.status < 400) throw error;
    return { outcome: "unanswered" } satisfies LeadAnswer;
  } finally {
    clearTimeout(timer);
  }
}
