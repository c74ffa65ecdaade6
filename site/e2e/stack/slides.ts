import type { Locator, Page } from "@playwright/test";

/** Returns the carousel of "More from Us" on About. */
export const pictureCarousel = (page: Page): Locator =>
  page.getByRole("region", { name: "Pictures of our communities" });

/** Returns the slides of a carousel that are visible; the others are inert. */
export const shownSlide = (carousel: Locator): Locator => carousel.locator("figure:not([inert])");
