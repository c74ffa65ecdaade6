import type { ExternalLink, SchedulingLink } from "./settings.ts";
import type { TeamMember, Testimonial } from "./site-content.ts";

/** Where a call with this member is booked, if the site settings name one. */
export function schedulingOf(
  { name }: Pick<TeamMember, "name">,
  scheduling: readonly SchedulingLink[],
): ExternalLink | undefined {
  return scheduling.find(({ person }) => person === name);
}

/** What a viewer must know of whoever speaks: whether an investor, whether paid, what else they gain by it. */
export function speakerDisclosure({ interest, isInvestor, isPaid }: Testimonial): string {
  const standing = isInvestor ? "An investor with us." : "Not an investor with us.";
  const pay = isPaid ? "Paid for speaking." : "Not paid for speaking.";
  return [standing, pay, interest].filter(Boolean).join(" ");
}
