import { createContext, type LoaderFunctionArgs } from "react-router";
import type { Leads } from "./leads.server.ts";

/** React Router contexts, which the server sets for each request. */
export const leadsContext = createContext<Leads>();
export const visitorContext = createContext<{ readonly ip: string }>();

/** Returns true if sign-ups are confirmed by email, false if the team confirms them. */
export const confirmsByEmail = (context: LoaderFunctionArgs["context"]): boolean =>
  context.get(leadsContext).newsletter.confirmsByEmail;
