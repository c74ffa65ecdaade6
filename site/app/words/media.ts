import { picture } from "./pictures.ts";
import type { Words } from "./words.ts";

export const media = {
  meta: {
    description:
      "Videos, press, and for journalists and hosts: a person to ask, what may be quoted, and brand files to download.",
    keywords: ["media contact", "press", "videos", "multifamily sponsor", "brand files"],
  },
  banner: {
    image: picture("banner-video"),
    title: "Media",
    lead: "Videos to watch; and for journalists, hosts and organizers, a person to ask and what you may use.",
    caption: "Study model, illustrative rendering.",
  },
  videos: {
    title: "Videos",
    /** Of the introduction, which comes first. */
    poster: picture("results-05"),
    note: "Pictures are illustrative renderings.",
  },
  press: {
    title: "Press",
    read: "Read",
    none: {
      title: "Nothing to list yet",
      text: "When somebody writes about us, the article is listed here with its date and source.",
      action: "Tell us about a story",
    },
  },
  contact: {
    title: "Media contact",
    address: "Write to {email} or call {phone}. {officeHours}",
    text: "Say what it is for and when you need the answer, and we will say whether we can make it. Figures may be quoted with their date and caution; a target is always called a target.",
    contactPage: "Contact page",
  },
  brand: {
    title: "Brand files",
    text: "The mark of {brand} may be used unchanged beside text about us. Pictures on this site are illustrative renderings; please caption them so.",
    markForLight: "Mark, for light grounds, SVG",
    markForDark: "Mark, for dark grounds, SVG",
    markInPixels: "Mark, 512 by 512 pixels, PNG",
    sharingPicture: "Sharing picture, 1200 by 630 pixels, PNG",
  },
} as const satisfies Words;
