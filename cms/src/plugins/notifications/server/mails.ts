import { formatTimeWithWeekday } from "../../../lib/team-time";
import { type Mail, panelUrl } from "../../../mail/mail";
import { formatLines, leadFields } from "../../leads/fields";
import { inquiriesPath } from "../../leads/filters";
import { describeFailedDeliveries, labelFor, toText } from "../../leads/labels";
import type { Row } from "../../leads/responses";
import type { Notification } from "./queue";

/** Fields that do not identify the visitor. Email is read on many devices and kept for years. */
const mailedFields = [
  "leadStatus",
  "needsReview",
  "reason",
  "amount",
  "askedFor",
  "campaign",
  "consent",
  "form",
];

/** @param authorName name of the user who assigned the lead */
export function leadMail(
  kind: Exclude<Notification["kind"], "invitation">,
  lead: Row,
  authorName: string,
  zone: string,
): Mail {
  const source = lead.project
    ? `about ${lead.project}`
    : `from ${labelFor("page", lead.page) || labelFor("form", lead.form)}`;
  const details = leadFields
    .filter(({ name }) => mailedFields.includes(name))
    .map((field) => [field.label, formatLines(field, lead, toText).join(", ")])
    .filter(([, value]) => value);
  const subjects = {
    inquiry: `New inquiry ${source}`,
    assignment: `${authorName} assigned you an inquiry`,
    failure: "An inquiry could not be delivered",
  };
  return {
    subject: subjects[kind],
    lines: [
      ...(kind === "failure" ? describeFailedDeliveries(lead.deliveries) : []),
      `An inquiry ${source}, received on ${formatTimeWithWeekday(lead.receivedAt, zone)}.`,
      details.map((detail) => detail.join(": ")).join(" · "),
      { label: "Open the inquiry", href: panelUrl(`${inquiriesPath}/${lead.documentId}`) },
    ],
  };
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
