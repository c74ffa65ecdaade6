import type { HostedVideo, ImageAsset } from "./model.ts";
import { gallery08, results05 } from "./pictures.ts";

export interface Testimonial {
  /** What else joins the speaker to the sponsor, such as a share in a project: a sentence. */
  readonly interest: string | null;
  readonly isInvestor: boolean;
  readonly isPaid: boolean;
  readonly poster: ImageAsset;
  readonly video: HostedVideo;
}

/** Client testimonial section: specification, section 2. Samples: nobody has said any of this. */
export const testimonials: readonly Testimonial[] = [
  {
    interest: null,
    isInvestor: true,
    isPaid: false,
    poster: results05,
    video: {
      title: "Sample: an investor",
      note: "1 min 55 s, captions. Loads from YouTube when you press play.",
      youtubeId: "SAMPLEVIDEO",
    },
  },
  {
    interest: "A co-GP partner, who shares in a project’s profit.",
    isInvestor: false,
    isPaid: false,
    poster: gallery08,
    video: {
      title: "Sample: a co-GP partner",
      note: "2 min 10 s, captions. Loads from YouTube when you press play.",
      youtubeId: "SAMPLEVIDEO",
    },
  },
];

/** What a viewer must know of whoever speaks: whether an investor, whether paid, what else they gain by it. */
export function speakerDisclosure({ interest, isInvestor, isPaid }: Testimonial): string {
  const standing = isInvestor ? "An investor with us." : "Not an investor with us.";
  const pay = isPaid ? "Paid for speaking." : "Not paid for speaking.";
  return [standing, pay, interest].filter(Boolean).join(" ");
}
