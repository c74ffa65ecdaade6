import type { about } from "../../words/about.ts";
import type { ExternalLink, SchedulingLink } from "./settings.ts";
import type { TeamMember, Testimonial } from "./site-content.ts";

/** Where a call with this member is booked, if the site settings name one. */
export function schedulingOf(
  { name }: Pick<TeamMember, "name">,
  scheduling: readonly SchedulingLink[],
): ExternalLink | undefined {
  return scheduling.find(({ person }) => person === name);
}

/**
 * What a viewer must know of whoever speaks: whether an investor, whether paid, what else they gain by it; or that no
 * client speaks in this video.
 */
export function speakerDisclosure(
  words: typeof about.testimonials.disclosure,
  { interest, isInvestor, isPaid, isSample }: Testimonial,
): string {
  if (isSample) return words.sample;
  const standing = isInvestor ? words.investor : words.notInvestor;
  const pay = isPaid ? words.paid : words.notPaid;
  return [standing, pay, interest].filter(Boolean).join(" ");
}
