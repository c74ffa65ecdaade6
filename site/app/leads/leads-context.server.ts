import { createContext, type LoaderFunctionArgs } from "react-router";
import type { Leads } from "./leads.server.ts";

/** Where the form's action finds the queue; the server fills it for each request. */
export const leadsContext = createContext<Leads | null>(null);

/** Whether a sign-up is answered by an email with a link; otherwise a person of the team asks. */
export function confirmsByEmail(context: LoaderFunctionArgs["context"]): boolean {
  return context.get(leadsContext)?.newsletter.confirmsByEmail ?? false;
}

/** Who sends the request, resolved behind proxies; null when it is not known. */
export const visitorContext = createContext<{ readonly address: string } | null>(null);
