import { words } from "./copy.ts";
import { picture } from "./pictures.ts";

export const media = words("media", {
  meta: {
    description:
      "Videos about how we build, a press contact, what you may quote, and brand files to download.",
    keywords: ["media contact", "press", "videos", "multifamily sponsor", "brand files"],
  },
  banner: {
    image: { ...picture("gallery-12"), alt: "" },
    title: "Media",
    lead: "Videos about how we build. For journalists, hosts and organizers: someone to ask, and files you may use.",
    caption: "Study model.",
  },
  leadWithoutVideos: "For journalists, hosts and organizers: someone to ask, and files you may use.",
  videos: {
    title: "Videos",
    /** Of the introduction, which comes first. */
    poster: picture("results-05"),
    note: "These videos are made from our renderings.",
  },
  press: {
    title: "Press",
    read: "Read",
  },
  contact: {
    title: "Media contact",
    address: "Write to {email} or call {phone}, {officeHours}.",
    text: "Tell us what it is for and when you need an answer, and we will do our best. You may quote our figures with their date and caution; please call a target a target.",
    contactPage: "Go to the contact page",
  },
  brand: {
    title: "Brand files",
    text: "You may use our mark, unchanged, next to text about us. Our pictures are renderings; please say so in the caption.",
    markForLight: "Mark for light backgrounds, SVG",
    markForDark: "Mark for dark backgrounds, SVG",
    markInPixels: "Mark, 512 × 512 pixels, PNG",
    sharingPicture: "Sharing picture, 1200 × 630 pixels, PNG",
  },
});
