import type { SiteSettings } from "../model/model.ts";
import { sampleVideoId } from "./sample-video.ts";

/** Samples until the sponsor supplies their own: names, numbers and addresses that do not exist. */
export const sampleSettings: SiteSettings = {
  brand: "Switchgrass Communities",
  newsletterTitle: "The Mailbox Money Monthly",
  podcastTitle: "Mailbox Money",
  podcastPlatforms: [
    { label: "Apple Podcasts", href: "https://apple-podcasts.switchgrass.example/" },
    { label: "Spotify", href: "https://spotify.switchgrass.example/" },
    { label: "YouTube", href: "https://youtube.switchgrass.example/podcast" },
  ],
  addressLines: ["100 North Phillips Avenue, Suite 200", "Sioux Falls, South Dakota 57104"],
  phone: "(605) 555-0148",
  email: "hello@switchgrass.example",
  officeHours: "Weekdays, 8 to 5 Central.",
  amountsAsOf: "2026-11-01",
  introductionVideo: {
    title: "Watch: how we build",
    note: "2 min 40 s, captions. Loads from YouTube when you press play.",
    youtubeId: sampleVideoId,
  },
  founderVideo: {
    title: "A word from the founder",
    note: "3 min 20 s, captions. Loads from YouTube when you press play.",
    youtubeId: sampleVideoId,
  },
  investorPortal: { label: "Investor portal", href: "https://portal.switchgrass.example/" },
  currentProjectsSite: { label: "Current Projects", href: "https://projects.switchgrass.example/" },
  deckSite: { label: "Foss Field I deck", href: "https://deck.switchgrass.example/foss-field-i" },
  scheduling: [
    {
      label: "Schedule a call with Avery",
      person: "Avery Reed",
      role: "Founder",
      href: "https://schedule.switchgrass.example/avery",
    },
    {
      label: "Schedule a call with Jordan",
      person: "Jordan Hale",
      role: "Director of Investor Relations",
      href: "https://schedule.switchgrass.example/jordan",
    },
  ],
  social: [
    { label: "LinkedIn", href: "https://linkedin.switchgrass.example/" },
    { label: "YouTube", href: "https://youtube.switchgrass.example/" },
    { label: "Facebook", href: "https://facebook.switchgrass.example/" },
  ],
  disclosure: [
    "Interests described on this site are offered under Rule 506(c) of Regulation D, an exemption from registration under the Securities Act of 1933. They are limited to accredited investors, whose status must be verified before they invest.",
    "No securities regulator has reviewed or approved any offering or the accuracy of this site. Nothing here is an offer to sell or a request to buy. An offer is made only by a private placement memorandum, which states fees, the expected hold period and risks.",
    "Target returns are estimates based on assumptions that may prove wrong. You can lose some or all of what you invest. Interests cannot be readily sold or transferred. Past results do not predict future ones.",
    "Nothing on this site is tax or legal advice. Ask your own advisers. Pictures are illustrative renderings.",
  ],
};
