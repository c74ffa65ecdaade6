import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

/** Picture in link previews of each page; null means the brand's picture. */
export const sharing = defineCopy("sharing", {
  "/": picture("hero-home"),
  "/about": null,
  "/media": null,
  "/investor": picture("results-05"),
  "/podcast": null,
  "/portfolio": picture("project-foss-fields-phase-1"),
  "/current-project": picture("project-bluestem-reserve"),
  "/privacy-policy": null,
  "/accessibility": null,
  "/contact": null,
  "/jefferson-reserve-phase-2": picture("hero-second-phase"),
  "/property-investment-opportunity": picture("hero-midwest"),
  "/investment-opportunity-in-south-dakota": picture("gallery-08"),
  "/newsletter": null,
  "/blogs": null,
});
