import { RouterContextProvider } from "react-router";
import { contentContext } from "~/content/content-context.server.ts";
import type { ContentSnapshot } from "~/content/model/model.ts";
import { type Search, searchContext } from "~/content/search-context.server.ts";
import { type PreviewFacts, previewContext } from "~/layout/preview-context.server.ts";
import type { Leads } from "~/leads/leads.server.ts";
import { leadsContext, visitorContext } from "~/leads/leads-context.server.ts";
import { publicUrlContext } from "~/seo/public-url.server.ts";

/** What the loaders and actions of one request can reach. */
export function requestContext(facts: {
  readonly content: ContentSnapshot;
  readonly leads: Leads;
  readonly preview: PreviewFacts | "unavailable" | null;
  readonly publicUrl: string;
  readonly search: Search;
  readonly visitorAddress: string;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(contentContext, facts.content);
  context.set(publicUrlContext, facts.publicUrl);
  context.set(searchContext, facts.search);
  context.set(previewContext, facts.preview);
  context.set(leadsContext, facts.leads);
  context.set(visitorContext, { address: facts.visitorAddress });
  return context;
}
