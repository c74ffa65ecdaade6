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
  const unanswered: LeadAnswer = { outcome: "unanswered" };
  const silence = new Promise<LeadAnswer>((resolve) => {
    setTimeout(() => resolve(unanswered), responseTimeoutMs);
  });
  // If this throws, the form falls back to a native submit.
  try {
    return await Promise.race([serverAction(), silence]);
  } catch (error) {
    // Redirects and the framework's own responses are not failures.
    if (error instanceof Response && error.status < 400) throw error;
    return unanswered;
  }
}
