import type { ExternalLink, SchedulingLink } from "~/content/model/settings.ts";
import type { TeamMember, Testimonial } from "~/content/model/site-content.ts";
import type { about } from "~/copy/about.ts";
import { fill } from "~/copy/copy.ts";

/** Returns the scheduling link of a team member, if the settings have one. */
export function schedulingOf(
  { name }: Pick<TeamMember, "name">,
  scheduling: readonly SchedulingLink[],
): ExternalLink | undefined {
  return scheduling.find(({ person }) => person === name);
}

/**
 * Returns what viewers must know about a speaker: whether they are an investor, whether they were paid, and other
 * interests. For a sample, states that no client is speaking.
 */
export function speakerDisclosure(
  copy: typeof about.testimonials.disclosure,
  { compensation, interest, isInvestor, isPaid, isSample }: Testimonial,
): string {
  if (isSample) return copy.sample;
  const investorStatus = isInvestor ? copy.investor : copy.notInvestor;
  const paidText = compensation
    ? fill(copy.paidWith, { compensation: compensation.replace(/\.$/, "") })
    : copy.paid;
  const payment = isPaid ? paidText : copy.notPaid;
  return [investorStatus, payment, interest].filter(Boolean).join(" ");
}
