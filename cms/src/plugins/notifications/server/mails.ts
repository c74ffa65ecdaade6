import type { Core } from "@strapi/strapi";
import { monthAndDay, timeWithWeekday } from "../../../lib/team-time";
import { type Mail, panelUrl } from "../../../mail/mail";
import { listLink, pagePath, views } from "../../leads/filters";
import {
  amountLabel,
  campaignLines,
  failuresOf,
  formLabel,
  labelFor,
  subjectLabel,
  textOf,
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
 * @param by name of the user who assigned the lead
 */
export function leadMail(
  kind: Exclude<NotificationKind, "digest">,
  lead: Row,
  by: string,
  zone: string,
): Mail {
  const { followUpOn, leadStatus, project } = lead;
  const received = lead.receivedAt ?? lead.createdAt;
  const link = { label: "Open the inquiry", href: panelUrl(`${pagePath}/${lead.documentId}`) };
  const footer = [link, ...footerFor(kind)];
  if (kind === "inquiry") {
    const source = labelFor("page", lead.page) || formLabel(lead);
    return {
      subject: project ? `New inquiry about ${project}` : `New inquiry from ${source}`,
      lines: [`A new inquiry came in on ${timeWithWeekday(received, zone)}.`, ...detailsOf(lead), ...footer],
    };
  }
  if (kind === "assignment") {
    // Format a date without a time in UTC, in which it is stored. Another zone could show the day before.
    const followUp = followUpOn ? ` Follow up by: ${monthAndDay(followUpOn, "UTC")}.` : "";
    const inquiry = `an inquiry from ${monthAndDay(received, zone)}, about ${subjectLabel(lead)}`;
    const status = `Status: ${labelFor("leadStatus", leadStatus)}.`;
    return {
      subject: `${by} assigned you an inquiry`,
      lines: [`${by} assigned you ${inquiry}. ${status}${followUp}`, ...footer],
    };
  }
  return {
    subject: "An inquiry could not be delivered",
    lines: [
      `The inquiry received on ${timeWithWeekday(received, zone)} is safe in the panel, but it did not reach every destination.`,
      ...failuresOf(lead.deliveries).flatMap(({ sentence, details }) => [
        sentence,
        `Details for your site administrator: ${details}`,
      ]),
      "Read it in the panel, then choose “Send again” there.",
      ...footer,
    ],
  };
}

function detailsOf(lead: Row): string[] {
  const details = {
    Reason: labelFor("reason", lead.reason),
    Form: formLabel(lead),
    Campaign: campaignLines(lead.campaign).join(", "),
    "Asked for": labelFor("askedFor", lead.askedFor),
    Amount: amountLabel(lead.amount),
    "Agreed to be contacted": lead.consent ? `yes (consent text ${textOf(lead.consentVersion)})` : "no",
  };
  const filledIn = Object.entries(details).filter(([, value]) => value);
  const review = "Needs review: something looked suspicious. Check it before you call.";
  return [
    filledIn.map(([title, value]) => `${title}: ${value}`).join(" · "),
    ...(lead.needsReview ? [review] : []),
  ];
}

/**
 * Writes the digest email: how many leads need attention, with a link to each list. Returns undefined if there are
 * none.
 */
export async function digestMail(strapi: Core.Strapi, userId: number): Promise<Mail | undefined> {
  const lines: Mail["lines"] = [];
  for (const { filter, label } of Object.values(views)) {
    const where = await filterCondition(strapi, filter, userId);
    const count = await strapi.db.query(leadUid).count({ where });
    if (count > 0) lines.push({ label: `${label} (${count})`, href: panelUrl(listLink(filter)) });
  }
  if (lines.length === 0) return undefined;
  const subject = lines.flatMap((line) => (typeof line === "string" ? [] : [line.label])).join(", ");
  return { subject, lines: ["Inquiries that need attention:", ...lines, ...footerFor("digest")] };
}

export interface Invited {
  email: string;
  registrationToken: string;
  roles: { name: string }[];
}

export const invitationMail = (brand: string, { registrationToken, roles }: Invited, by: string): Mail => ({
  subject: `You are invited to the ${brand} panel`,
  lines: [
    `${by} invited you as ${roles.map(({ name }) => name).join(", ")}.`,
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
