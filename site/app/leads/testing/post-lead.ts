import { RouterContextProvider } from "react-router";
import { contentContext } from "~/content/content-context.server.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { sampleLandingPage } from "../../../testing/sample-content.ts";
import { leadAction } from "../intake/lead-action.server.ts";
import type { Leads } from "../leads.server.ts";
import { leadsContext, visitorContext } from "../leads-context.server.ts";
import { publicUrl } from "./open-leads.ts";

/** Sends a request, by default a POST, to the action of the page at `path`. Returns its status, headers and data. */
export async function postLead(leads: Leads, init: RequestInit, path = "/jefferson-reserve-phase-2") {
  const context = new RouterContextProvider();
  context.set(contentContext, { ...bundledSite, landingPages: [sampleLandingPage()] });
  context.set(leadsContext, leads);
  context.set(visitorContext, { ip: "203.0.113.7" });
  const url = new URL(path, publicUrl);
  const request = new Request(`${url.href}.data`, { method: "POST", ...init });
  const response = await leadAction({ request, url, context });
  if (response instanceof Response)
    return { status: response.status, headers: response.headers, data: undefined };
  return { status: response.init?.status, headers: new Headers(response.init?.headers), data: response.data };
}
