import { useRouteLoaderData } from "react-router";
import type { CampaignLinks } from "~/content/model/landing-page.ts";
import type { ProjectChoice } from "~/content/model/projects.ts";
import type { WithheldKind } from "~/content/model/withheld.ts";
import type { FeeBasis } from "~/content/model/wording/offer.ts";
import type { SiteIdentity } from "~/seo/site-identity.ts";
import type { PreviewFacts } from "./preview-context.server.ts";

/** Data that the root loader sends to every page. */
export interface RootData extends SiteIdentity {
  readonly feeBasis: FeeBasis;
  /** True on a trial that shows the samples because it has read no content yet. */
  readonly isTrial: boolean;
  readonly minimumInvestment: string;
  /** Links to the campaign pages that the team has added to the menu and the footer. */
  readonly campaignLinks: CampaignLinks;
  /** State of an editor's preview; null for visitors. */
  readonly preview: PreviewFacts | null;
  /** Projects that a visitor can ask about. */
  readonly projectChoices: readonly ProjectChoice[];
  /** Kinds of samples and of figures without a source on the site; empty on a live site. */
  readonly sampleKinds: readonly WithheldKind[];
  /** Sentence that names these kinds, except links and the deck; null if there are no others. */
  readonly sampleLine: string | null;
  readonly year: number;
}

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>("root");
  if (!data)
    throw new Error(
      "The root loader's data is missing: call useRootData below the root route, after its loader has responded",
    );
  return data;
}
