import type { Words } from "./words.ts";

/**
 * The pages by address: what menus and links call them, what their tab, shares and search results say where that is
 * more (`title`), and what the menu says of them (`summary`).
 */
export const pages = {
  "/": { label: "Home", title: "A good place to live is a good thing to own" },
  "/about": { label: "About" },
  "/media": { label: "Media", summary: "Films, press mentions and brand downloads" },
  "/investor": { label: "Investors" },
  "/podcast": {
    label: "Podcast",
    title: "{podcast} podcast",
    summary: "{podcast}: conversations on owning apartments",
  },
  "/portfolio": { label: "Portfolio" },
  "/current-project": { label: "Current projects" },
  "/privacy-policy": { label: "Privacy policy" },
  "/accessibility": { label: "Accessibility" },
  "/contact": { label: "Contact" },
  "/jefferson-reserve-phase-2": { label: "Jefferson Reserve, Phase 2" },
  "/property-investment-opportunity": {
    label: "Midwest investment",
    title: "Midwest property investment",
  },
  "/investment-opportunity-in-south-dakota": {
    label: "South Dakota",
    title: "Investment opportunity in South Dakota",
  },
  "/newsletter": {
    label: "Newsletter",
    title: "{newsletter}",
    summary: "{newsletter}, every issue as a PDF",
  },
  "/blogs": { label: "Blog", summary: "Notes from our sites and our books" },
  "/search": { label: "Search", summary: "Everything we have written, said and explained" },
} as const satisfies Words;
