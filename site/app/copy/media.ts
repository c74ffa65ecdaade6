import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

export const media = defineCopy("media", {
  meta: {
    description:
      "Videos about how we build, a press contact, what you may quote, and logos and images to download.",
    keywords: ["media contact", "press", "videos", "multifamily sponsor", "logos"],
  },
  banner: {
    image: { ...picture("gallery-12"), alt: "" },
    title: "Media",
    lead: "Videos about how we build. Press and event organizers: who to call, and logos and images you can use.",
    caption: "Study model.",
  },
  leadWithoutVideos: "Press and event organizers: who to call, and logos and images you can use.",
  videos: {
    title: "Videos",
    /** Poster of the introduction, the first video. */
    poster: picture("results-05"),
    note: "Made from our renderings.",
  },
  press: {
    title: "Press",
    read: "Read",
  },
  contact: {
    title: "Media contact",
    address: "Email {email} or call {phone}, {officeHours}.",
    text: "Tell us your outlet and deadline. If you quote our figures, keep the date, the caution and the word “target.”",
    contactPage: "Contact us",
  },
  brand: {
    title: "Logos and images",
    text: "Use our logo as is in coverage about us. Our pictures are renderings; say so in the caption.",
    markForLight: "Logo for light backgrounds, SVG",
    markForDark: "Logo for dark backgrounds, SVG",
    markInPixels: "Logo, 512 × 512 pixels, PNG",
    sharingPicture: "Sharing picture, 1200 × 630 pixels, PNG",
  },
});
