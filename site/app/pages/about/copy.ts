import type { HostedVideo } from "~/content/model.ts";
import type { NumberedRow } from "~/pages/sections/numbered-rows.tsx";

export const banner = {
  title: "About",
  lead: "We build wellness-focused apartment communities in Midwest growth markets: over 20 years of experience, more than $500 million developed.",
  note: "Experience and volume as stated by the sponsor. Past results do not predict future ones.",
  caption: "Study model, illustrative rendering.",
};

export const team = {
  title: "The team",
};

/** The four themes of How We Execute. */
export const execution: { readonly themes: readonly NumberedRow[]; readonly title: string } = {
  title: "How We Execute",
  themes: [
    {
      title: "Select the site",
      text: "Jobs, schools and a place to walk. We look at many sites and pass on most of them.",
    },
    {
      title: "Design for wellness",
      text: "Daylight, quiet walls, gardens and paths. A home that is good for the people in it is one they have reason to keep.",
    },
    {
      title: "Build and lease",
      text: "One plan, known builders, and leasing that starts before the last coat of paint.",
    },
    {
      title: "Operate and report",
      text: "We stay with the building after it opens, and write to its owners every month.",
    },
  ],
};

export const results = {
  title: "The Results",
  note: "Illustrative renderings and study models of the communities we design. They are not photographs, and they are not financial results.",
  hint: "Select a picture to enlarge it.",
  portfolio: "See the portfolio",
};

export const partners = {
  title: "Our Partners",
  lead: "They work with us on our projects. Their own sites say more.",
};

export const testimonials = {
  title: "Client testimonials",
  note: "One person’s experience, not a promise of yours, and no forecast of any investment. You can lose principal. Pictures are illustrative renderings.",
};

interface MoreFromUs {
  readonly slidesLabel: string;
  readonly title: string;
  readonly video: HostedVideo;
  readonly videoCaption: string;
}

export const moreFromUs: MoreFromUs = {
  title: "More from Us",
  slidesLabel: "Pictures of our communities",
  /** Sample until the sponsor supplies their own. */
  video: {
    title: "A word from the founder",
    note: "3 min 20 s, captions. Loads from YouTube when you press play.",
    youtubeId: "SAMPLEVIDEO",
  },
  videoCaption: "Sample film. Its picture is an illustrative rendering.",
};
