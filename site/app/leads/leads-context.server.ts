import { createContext, type LoaderFunctionArgs } from "react-router";
import type { Leads } from "./leads.server.ts";

/** Gives actions access to the leads. The server sets it for each request. */
export const leadsContext = createContext<Leads | null>(null);

/** Returns true if sign-ups are confirmed by email, false if the team confirms them. */
export function confirmsByEmail(context: LoaderFunctionArgs["context"]): boolean {
  return context.get(leadsContext)?.newsletter.confirmsByEmail ?? false;
}

/** Visitor of the request; null if unknown. */
export const visitorContext = createContext<{ readonly address: string } | null>(null);
