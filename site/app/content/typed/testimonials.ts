import { gallery08, results05 } from "~/words/pictures.generated.ts";
import type { Testimonial } from "../model/site-content.ts";
import { sampleVideoId } from "./sample-video.ts";

/** Client testimonial section: specification, section 2. Samples: nobody has said any of this. */
export const testimonials: readonly Testimonial[] = [
  {
    interest: null,
    isInvestor: true,
    isPaid: false,
    video: {
      title: "Sample: an investor",
      note: "1 min 55 s, captions. Loads from YouTube when you press play.",
      youtubeId: sampleVideoId,
      poster: results05,
    },
  },
  {
    interest: "A co-GP partner, who shares in a project’s profit.",
    isInvestor: false,
    isPaid: false,
    video: {
      title: "Sample: a co-GP partner",
      note: "2 min 10 s, captions. Loads from YouTube when you press play.",
      youtubeId: sampleVideoId,
      poster: gallery08,
    },
  },
];
