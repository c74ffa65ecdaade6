import { defineCopy } from "./copy.ts";

/**
 * Pages by path. `label` is the name in menus and links; `title`, or else `label`, is the title in tabs, link previews
 * and search results; `summary` is the line below the name in the menu.
 */
export const pages = defineCopy("pages", {
  "/": { label: "Home", title: "Midwest apartment investing" },
  "/about": { label: "About", title: "About our team" },
  "/media": { label: "Media", summary: "Videos, logos and images" },
  "/investor": { label: "How to invest", summary: "Classes, calculator, risks and common questions" },
  "/podcast": {
    label: "Podcast",
    title: "{podcast} podcast",
    summary: "{podcast}, on how apartments are financed, built and run",
  },
  "/portfolio": { label: "Portfolio" },
  "/current-project": { label: "Current projects" },
  "/privacy-policy": { label: "Privacy policy" },
  "/accessibility": { label: "Accessibility" },
  "/contact": { label: "Contact" },
  "/jefferson-reserve-phase-2": { label: "Jefferson Reserve, Phase 2" },
  "/property-investment-opportunity": { label: "Invest in the Midwest" },
  "/investment-opportunity-in-south-dakota": { label: "Invest in South Dakota" },
  "/newsletter": {
    label: "Newsletter",
    title: "{newsletter}",
    summary: "{newsletter}, every issue as a PDF",
  },
  "/blogs": { label: "Blog", summary: "What we learn building and running apartments" },
  "/search": { label: "Search", summary: "Pages, projects, posts and answers" },
});
