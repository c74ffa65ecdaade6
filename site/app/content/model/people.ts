import type { about } from "../../copy/about.ts";
import { fill } from "../../copy/copy.ts";
import type { ExternalLink, SchedulingLink } from "./settings.ts";
import type { TeamMember, Testimonial } from "./site-content.ts";

/** Returns the scheduling link of a team member, if the settings have one. */
export function schedulingOf(
  { name }: Pick<TeamMember, "name">,
  scheduling: readonly SchedulingLink[],
): ExternalLink | undefined {
  return scheduling.find(({ person }) => person === name);
}

/**
 * Returns what viewers must know about a speaker: investor or not, paid or not, other interests; or that no client
 * speaks in this video.
 */
export function speakerDisclosure(
  words: typeof about.testimonials.disclosure,
  { given, interest, isInvestor, isPaid, isSample }: Testimonial,
): string {
  if (isSample) return words.sample;
  const standing = isInvestor ? words.investor : words.notInvestor;
  const paid = given ? fill(words.paidWith, { given: given.replace(/\.$/, "") }) : words.paid;
  const pay = isPaid ? paid : words.notPaid;
  return [standing, pay, interest].filter(Boolean).join(" ");
}
