import { formatMonthAndDay, formatTimeWithWeekday } from "../../../lib/team-time";
import { type Mail, panelUrl } from "../../../mail/mail";
import { formatLines, leadFields } from "../../leads/fields";
import { inquiriesPath } from "../../leads/filters";
import { describeFailedDeliveries, formLabel, labelFor, subjectLabel, toText } from "../../leads/labels";
import type { Row } from "../../leads/responses";
import type { Notification } from "./queue";

/**
 * Writes an email about a lead without the visitor's data: email is read on many devices and kept for years.
 * @param authorName name of the user who assigned the lead
 */
export function leadMail(
  kind: Exclude<Notification["kind"], "invitation">,
  lead: Row,
  authorName: string,
  zone: string,
): Mail {
  const receivedAt = lead.receivedAt ?? lead.createdAt;
  const link = { label: "Open the inquiry", href: panelUrl(`${inquiriesPath}/${lead.documentId}`) };
  if (kind === "inquiry") {
    const subject = lead.project
      ? `about ${lead.project}`
      : `from ${labelFor("page", lead.page) || formLabel(lead)}`;
    const received = `A new inquiry came in on ${formatTimeWithWeekday(receivedAt, zone)}.`;
    return { subject: `New inquiry ${subject}`, lines: [received, describeLead(lead), link] };
  }
  if (kind === "assignment") {
    const inquiry = `an inquiry from ${formatMonthAndDay(receivedAt, zone)}, about ${subjectLabel(lead)}`;
    const text = `${authorName} assigned you ${inquiry}. Status: ${labelFor("leadStatus", lead.leadStatus)}.`;
    return { subject: `${authorName} assigned you an inquiry`, lines: [text, link] };
  }
  const time = formatTimeWithWeekday(receivedAt, zone);
  return {
    subject: "An inquiry could not be delivered",
    lines: [
      `The inquiry received on ${time} is safe in the panel, but it did not reach every destination.`,
      ...describeFailedDeliveries(lead.deliveries),
      link,
    ],
  };
}

/** Fields that do not identify the visitor. */
const mailedFields = new Set(["amount", "askedFor", "campaign", "consent", "form", "needsReview", "reason"]);

function describeLead(lead: Row): string {
  const details = leadFields
    .filter(({ name }) => mailedFields.has(name))
    .map((field) => [field.label, formatLines(field, lead, toText).join(", ")])
    .filter(([, value]) => value);
  return details.map((detail) => detail.join(": ")).join(" · ");
}

export interface Invitee {
  email: string;
  registrationToken: string;
  roles: { name: string }[];
}

export const invitationMail = (
  brand: string,
  { registrationToken, roles }: Invitee,
  authorName: string,
): Mail => ({
  subject: `You are invited to the ${brand} panel`,
  lines: [
    `${authorName} invited you as ${roles.map(({ name }) => name).join(", ")}.`,
    { label: "Choose a password", href: panelUrl(`/auth/register?registrationToken=${registrationToken}`) },
    "The link works once.",
  ],
});

export const passwordMail = (brand: string, token: string): Mail => ({
  subject: "Set a new password",
  lines: [
    `Someone, probably you, asked for a new password for the ${brand} panel.`,
    { label: "Set a new password", href: panelUrl(`/auth/reset-password?code=${token}`) },
    "The link works once, for one hour.",
    "If it wasn’t you, ignore this email; your password stays as it is.",
  ],
});
