/** Pages that the site always has; a redirect from one of them would never be followed. */
export const sitePages: readonly string[] = [
  "/",
  "/about",
  "/media",
  "/investor",
  "/podcast",
  "/portfolio",
  "/current-project",
  "/privacy-policy",
  "/contact",
  "/jefferson-reserve-phase-2",
  "/property-investment-opportunity",
  "/investment-opportunity-in-south-dakota",
  "/newsletter",
  "/newsletter/requested",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/blogs",
  "/search",
  "/404",
  "/thank-you",
];

/** The address of a post on the site. */
export function postPath(slug: string): string {
  return `/blog/${slug}`;
}
