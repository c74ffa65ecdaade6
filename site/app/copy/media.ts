import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

export const media = defineCopy("media", {
  meta: {
    description:
      "A press contact, what you may quote, logos and pictures to download, and videos about how we build.",
    keywords: ["media contact", "press", "videos", "multifamily sponsor", "logos"],
  },
  banner: {
    image: { ...picture("gallery-12"), alt: "" },
    title: "Media",
    lead: "For press and events: a contact, logos, pictures and short videos on how we build.",
    caption: "Framing study, 2026. Study model.",
  },
  leadWithoutVideos: "For press and events: a contact, logos and pictures.",
  videos: {
    title: "Videos",
    /** Poster of the introduction, the first video. */
    poster: picture("results-05"),
    lead: "Short, silent and captioned, made from renderings and design studies. Not every building in them is one of our projects.",
  },
  press: { title: "Press", read: "Read" },
  contact: {
    title: "Media contact",
    address: "Email {email} or call {phone}, {officeHours}.",
    text: "Tell us your outlet and deadline. Quote our figures with their date and caution, and call a target a target.",
    contactPage: "Contact us",
  },
  company: {
    title: "About us, to copy",
    text: "{brand} is a developer and sponsor in Sioux Falls, South Dakota. It builds wellness-focused apartment communities in Midwest growth markets, leases them, and runs them until they are sold. Its offerings are limited to accredited investors.",
    /** Follows the text. */
    figures: "Our own count, {date}: {counts}.",
  },
  logos: {
    title: "Logos",
    text: "Please use the logo unchanged.",
    forLight: "Logo for light backgrounds, SVG",
    forDark: "Logo for dark backgrounds, SVG",
    symbol: "Symbol, 512 × 512 pixels, PNG",
    sharingPicture: "Sharing picture, 1200 × 630 pixels, PNG",
  },
  pictures: {
    title: "Pictures",
    text: "These are renderings. Please say so in the caption.",
    download: "Download",
    items: [
      {
        image: picture("project-bluestem-reserve"),
        caption: "Bluestem Reserve, Sioux Falls, South Dakota. Illustrative rendering.",
      },
      {
        image: picture("project-jefferson-reserve-phase-2"),
        caption: "Jefferson Reserve, Phase 2, Sioux Falls, South Dakota. Illustrative rendering.",
      },
      {
        image: picture("project-foss-fields-phase-1"),
        caption: "Foss Fields, Phase 1, Sioux Falls, South Dakota. Illustrative rendering.",
      },
    ],
  },
});
