import { createContext, type LoaderFunctionArgs } from "react-router";
import type { Leads } from "./leads.server.ts";

/** Contexts from which loaders and actions read the leads and the visitor. The server sets both for each request. */
export const leadsContext = createContext<Leads>();
export const visitorContext = createContext<{ readonly address: string }>();

/** Returns true if sign-ups are confirmed by email, false if the team confirms them. */
export const confirmsByEmail = (context: LoaderFunctionArgs["context"]): boolean =>
  context.get(leadsContext).newsletter.confirmsByEmail;
