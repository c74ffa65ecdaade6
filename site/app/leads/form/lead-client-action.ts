import type { LeadResponse } from "~/leads/lead-response.ts";

/** Maximum wait for a response. Sending again is safe because of the submission ID. */
export const responseTimeoutMs = 30_000;

/** `clientAction` of every page with a lead form. Turns errors and timeouts of the request into "noResponse". */
export async function leadClientAction({ serverAction }: { serverAction: () => Promise<unknown> }) {
  const noResponse: LeadResponse = { outcome: "noResponse" };
  let giveUp = () => {};
  const timeout = new Promise<LeadResponse>((resolve) => {
    giveUp = () => resolve(noResponse);
  });
  // Outside of `try`: if an extension breaks `setTimeout`, the error must reach the form, which then submits natively.
  const timer = setTimeout(() => giveUp(), responseTimeoutMs);
  try {
    return await Promise.race([serverAction(), timeout]);
  } catch (error) {
    // React Router throws redirects as responses.
    if (error instanceof Response && error.status < 400) throw error;
    return noResponse;
  } finally {
    clearTimeout(timer);
  }
}
