import type { Core } from "@strapi/strapi";
import { formatTimeWithWeekday, teamTimeZone } from "../../../lib/team-time";
import { type Mail, panelUrl, readBrand } from "../../../mail/mail";
import { describeFailedDeliveries, formatLines, labelFor, leadFields, toText } from "../../leads/fields";
import { inquiriesPath } from "../../leads/filters";
import type { Row } from "../../leads/responses";
import { findTeam } from "../../leads/server/team";
import { leadUid } from "../../leads/uids";
import type { Notification } from "./queue";

/** Fields of a lead in an email. None identifies the visitor: email is read on many devices and kept for years. */
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

/** Returns the email for a notification; undefined if it is obsolete: recipient left, lead erased, invitation used. */
export async function composeMail(
  strapi: Core.Strapi,
  { author, kind, lead: documentId, recipient }: Notification,
): Promise<Mail | undefined> {
  if (kind === "invitation") return composeInvitation(strapi, recipient, author);
  const member = (await findTeam(strapi)).find(({ id }) => id === recipient);
  const lead: Row | null = await strapi.db.query(leadUid).findOne({ where: { documentId } });
  if (!member || !lead) return undefined;
  const source = lead.project
    ? `about ${lead.project}`
    : `from ${labelFor("page", lead.page) || labelFor("form", lead.form)}`;
  const details = leadFields
    .filter(({ name }) => mailedFields.includes(name))
    .map((field) => [field.label, formatLines(field, lead, toText).join(", ")])
    .filter(([, value]) => value);
  const subjects = {
    inquiry: `New inquiry ${source}`,
    assignment: `${author} assigned you an inquiry`,
    failure: "An inquiry could not be delivered",
  };
  const received = formatTimeWithWeekday(lead.receivedAt, await teamTimeZone(strapi));
  return {
    to: member.email,
    subject: subjects[kind],
    lines: [
      ...(kind === "failure" ? describeFailedDeliveries(lead.deliveries) : []),
      `An inquiry ${source}, received on ${received}.`,
      details.map((detail) => detail.join(": ")).join(" · "),
      { label: "Open the inquiry", href: panelUrl(`${inquiriesPath}/${lead.documentId}`) },
    ],
  };
}

async function composeInvitation(
  strapi: Core.Strapi,
  id: number,
  author: string | null,
): Promise<Mail | undefined> {
  const account: { email: string; registrationToken: string; roles: { name: string }[] } | null =
    await strapi.db.query("admin::user").findOne({
      where: { id, isActive: false, registrationToken: { $notNull: true } },
      populate: ["roles"],
    });
  if (!account) return undefined;
  const { email, registrationToken, roles } = account;
  return {
    to: email,
    subject: `You are invited to the ${await readBrand(strapi)} panel`,
    lines: [
      `${author} invited you as ${roles.map(({ name }) => name).join(", ")}.`,
      { label: "Choose a password", href: panelUrl(`/auth/register?registrationToken=${registrationToken}`) },
      "The link works once.",
    ],
  };
}
