import type { LeadAnswer } from "~/leads/lead-answer.ts";

/** A visitor waits no longer than this; the submission id makes sending again safe. */
export const responseTimeoutMs = 30_000;

interface ClientAction {
  readonly serverAction: () => Promise<unknown>;
}

/**
 * The `clientAction` of every page with a form: a lost connection, a broken answer and silence become an answer
 * that the form can show, so that the page and everything typed into it stay.
 */
export async function leadClientAction({ serverAction }: ClientAction): Promise<unknown> {
  // What throws here is a fault of ours, after which the form sends itself without us.
  let giveUp = (_error: Error): void => undefined;
  const silence = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const timer = setTimeout(() => giveUp(new Error("The server did not answer in time")), responseTimeoutMs);
  try {
    return await Promise.race([serverAction(), silence]);
  } catch (error) {
    // A redirect or an answer of the framework itself is not a failure of the form.
    if (error instanceof Response && error.status < 400) throw error;
    return { outcome: "unanswered" } satisfies LeadAnswer;
  } finally {
    clearTimeout(timer);
  }
}
