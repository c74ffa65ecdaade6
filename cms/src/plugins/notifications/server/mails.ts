import type { Core } from "@strapi/strapi";
import { formatMonthAndDay, formatTimeWithWeekday } from "../../../lib/team-time";
import { type Mail, panelUrl } from "../../../mail/mail";
import { filteredListPath, inquiriesPath, teamViews } from "../../leads/filters";
import {
  amountLabel,
  campaignLines,
  describeFailedDeliveries,
  formLabel,
  labelFor,
  subjectLabel,
  toText,
} from "../../leads/labels";
import type { Row } from "../../leads/responses";
import { filterCondition } from "../../leads/server/list";
import { leadUid } from "../../leads/uids";
import { type NotificationKind, notificationLabels } from "../settings";

const footerFor = (kind: NotificationKind): Mail["lines"] => [
  `You get this because “${notificationLabels[kind]}” is on for you.`,
  { label: "Change it", href: panelUrl("/settings/notifications") },
];

/**
 * Writes an email about a lead without the visitor's data: email is read on many devices and kept for years.
 * @param authorName name of the user who assigned the lead
 */
export function leadMail(
  kind: Exclude<NotificationKind, "digest">,
  lead: Row,
  authorName: string,
  zone: string,
): Mail {
  const { followUpOn, leadStatus, project } = lead;
  const receivedAt = lead.receivedAt ?? lead.createdAt;
  const link = { label: "Open the inquiry", href: panelUrl(`${inquiriesPath}/${lead.documentId}`) };
  const footer = [link, ...footerFor(kind)];
  if (kind === "inquiry") {
    const source = labelFor("page", lead.page) || formLabel(lead);
    return {
      subject: project ? `New inquiry about ${project}` : `New inquiry from ${source}`,
      lines: [
        `A new inquiry came in on ${formatTimeWithWeekday(receivedAt, zone)}.`,
        ...leadDetails(lead),
        ...footer,
      ],
    };
  }
  if (kind === "assignment") {
    // Format a date without a time in UTC, in which it is stored. Another zone could show the day before.
    const followUp = followUpOn ? ` Follow up by: ${formatMonthAndDay(followUpOn, "UTC")}.` : "";
    const inquiry = `an inquiry from ${formatMonthAndDay(receivedAt, zone)}, about ${subjectLabel(lead)}`;
    const status = `Status: ${labelFor("leadStatus", leadStatus)}.`;
    return {
      subject: `${authorName} assigned you an inquiry`,
      lines: [`${authorName} assigned you ${inquiry}. ${status}${followUp}`, ...footer],
    };
  }
  return {
    subject: "An inquiry could not be delivered",
    lines: [
      `The inquiry received on ${formatTimeWithWeekday(receivedAt, zone)} is safe in the panel, but it did not reach every destination.`,
      ...describeFailedDeliveries(lead.deliveries).flatMap(({ sentence, details }) => [
        sentence,
        `Details for your site administrator: ${details}`,
      ]),
      "Read it in the panel, then choose “Send again” there.",
      ...footer,
    ],
  };
}

function leadDetails(lead: Row): string[] {
  const details = {
    Reason: labelFor("reason", lead.reason),
    Form: formLabel(lead),
    Campaign: campaignLines(lead.campaign).join(", "),
    "Asked for": labelFor("askedFor", lead.askedFor),
    Amount: amountLabel(lead.amount),
    "Agreed to be contacted": lead.consent ? `Yes (consent text ${toText(lead.consentVersion)})` : "No",
  };
  const filledDetails = Object.entries(details).filter(([, value]) => value);
  const review = "Needs review: something looked suspicious. Check it before you call.";
  return [
    filledDetails.map(([title, value]) => `${title}: ${value}`).join(" · "),
    ...(lead.needsReview ? [review] : []),
  ];
}

/**
 * Writes the digest email: how many leads need attention, with a link to each list. Returns undefined if there are
 * none.
 */
export async function digestMail(strapi: Core.Strapi, userId: number): Promise<Mail | undefined> {
  const lines: Mail["lines"] = [];
  for (const { filter, label } of Object.values(teamViews)) {
    const where = await filterCondition(strapi, filter, userId);
    const count = await strapi.db.query(leadUid).count({ where });
    if (count > 0) lines.push({ label: `${label} (${count})`, href: panelUrl(filteredListPath(filter)) });
  }
  if (lines.length === 0) return undefined;
  const subject = lines.flatMap((line) => (typeof line === "string" ? [] : [line.label])).join(", ");
  return { subject, lines: ["Inquiries that need attention:", ...lines, ...footerFor("digest")] };
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
