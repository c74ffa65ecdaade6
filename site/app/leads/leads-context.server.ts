import { createContext } from "react-router";
import type { Leads } from "./leads.server.ts";

export type { Leads } from "./leads.server.ts";

/** Where the form's action finds the queue; the server fills it for each request. */
export const leadsContext = createContext<Leads | null>(null);

/** Who sends the request, resolved behind proxies; null when it is not known. */
export const visitorContext = createContext<{ readonly address: string } | null>(null);
