import { RouterContextProvider } from "react-router";
import { contentContext } from "~/content/content.server.ts";
import type { ContentSnapshot } from "~/content/model.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { leadsContext, visitorContext } from "~/leads/leads-context.server.ts";
import { publicUrlContext } from "~/seo/public-url.server.ts";

/** What the loaders and actions of one request can reach. */
export function requestContext(facts: {
  readonly content: ContentSnapshot;
  readonly leads: Leads;
  readonly publicUrl: string;
  readonly visitorAddress: string;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(contentContext, facts.content);
  context.set(publicUrlContext, facts.publicUrl);
  context.set(leadsContext, facts.leads);
  context.set(visitorContext, { address: facts.visitorAddress });
  return context;
}
