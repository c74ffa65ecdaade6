import { picture } from "./pictures.ts";

/** What a page shows where it is shared, by its address; other pages are shared by their names alone. */
export const sharedPictures = {
  "/": picture("hero-home"),
  "/current-project": picture("project-bluestem-reserve"),
  "/investment-opportunity-in-south-dakota": picture("gallery-08"),
  "/investor": picture("results-05"),
  "/jefferson-reserve-phase-2": picture("hero-second-phase"),
  "/portfolio": picture("project-foss-fields-phase-1"),
  "/property-investment-opportunity": picture("hero-midwest"),
};
