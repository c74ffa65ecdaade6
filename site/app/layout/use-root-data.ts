import { useRouteLoaderData } from "react-router";
import type { PlacedPages } from "~/content/model/landing-page.ts";
import type { ProjectChoice, Reading } from "~/content/model/project-address.ts";
import type { WithheldKind } from "~/content/model/withheld.ts";
import type { FeeBasis } from "~/content/model/wording/offer.ts";
import type { SiteIdentity } from "~/seo/site-identity.ts";
import type { PreviewFacts } from "./preview-context.server.ts";

/** Data that the root loader sends to every page. */
export interface RootData extends SiteIdentity {
  readonly collectsVitals: boolean;
  readonly feeBasis: FeeBasis;
  readonly isTrial: boolean;
  readonly minimumInvestment: string;
  /** Newer dated figures of listed projects whose status has changed. */
  readonly laterReadings: readonly Reading[];
  /** Campaign pages that the team has placed in the menus and footer. */
  readonly ownPages: PlacedPages;
  /** Editor's preview; null for visitors. */
  readonly preview: PreviewFacts | null;
  /** Projects that a visitor can ask about. */
  readonly projectChoices: readonly ProjectChoice[];
  /** Kinds of samples on the site; empty on a live site. */
  readonly sampleKinds: readonly WithheldKind[];
  readonly sampleLine: string | null;
  readonly year: number;
}

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>("root");
  if (!data) throw new Error("The root route has no data: use this hook below it, after its loader has run");
  return data;
}
