import type { LoaderFunctionArgs } from "react-router";
import { leadsContext } from "../leads-context.server.ts";

/** Whether a sign-up is answered by an email with a link; otherwise a person of the team asks. */
export function confirmsByEmail(context: LoaderFunctionArgs["context"]): boolean {
  return context.get(leadsContext)?.newsletter.confirmsByEmail ?? false;
}
