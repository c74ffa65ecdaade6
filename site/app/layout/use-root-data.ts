import { useRouteLoaderData } from "react-router";
import type { PlacedPages } from "~/content/model/landing-page.ts";
import type { ProjectChoice } from "~/content/model/project-address.ts";
import type { WithheldKind } from "~/content/model/withheld.ts";
import type { FeeBasis } from "~/content/model/wording/offer.ts";
import type { SiteIdentity } from "~/seo/site-identity.ts";
import type { PreviewFacts } from "./preview-context.server.ts";

/** What every page is sent: the answer of the root route's loader. */
export interface RootData extends SiteIdentity {
  readonly collectsVitals: boolean;
  readonly feeBasis: FeeBasis;
  readonly isTrial: boolean;
  readonly minimumInvestment: string;
  /** Name of the newest project that is open to investors. */
  readonly openProject: string | undefined;
  /** The team's own pages that menus and footer list. */
  readonly ownPages: PlacedPages;
  /** Of the preview that an editor is in; null for visitors. */
  readonly preview: PreviewFacts | null;
  /** The projects that a visitor can ask about. */
  readonly projectChoices: readonly ProjectChoice[];
  /** What the pages show as samples; empty on a live site. */
  readonly sampleKinds: readonly WithheldKind[];
  readonly sampleLine: string | null;
  readonly year: number;
}

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>("root");
  if (!data) throw new Error("The root route's data is only there below it, once its loader has answered");
  return data;
}
