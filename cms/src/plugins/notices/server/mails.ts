import type { Core } from "@strapi/strapi";
import { wordedDay, wordedTime } from "../../../lib/team-time";
import { type Mail, panelUrl } from "../../../mail/mail";
import {
  amountLabel,
  campaignLines,
  failuresOf,
  formLabel,
  labelFor,
  subjectLabel,
  textOf,
} from "../../lead-inbox/labels";
import { conditionsOf, type LeadFilter, pagePath, views } from "../../lead-inbox/lead-filters";
import { leadUid } from "../../lead-inbox/uids";
import { type NoticeContents, type NoticeKind, noticeLabels } from "../choices";

export type Lead = Record<string, unknown> & { documentId: string };

/** What the words of a notice depend on besides its lead. */
export interface Circumstances {
  contents: NoticeContents;
  zone: string;
}

const leadUrl = (lead: Lead): string => panelUrl(`${pagePath}/${lead.documentId}`);
const openInquiry = (lead: Lead) => ({ label: "Open the inquiry", href: leadUrl(lead) });

const footOf = (kind: NoticeKind): Mail["foot"] => [
  `You get this because “${noticeLabels[kind]}” is on for you.`,
  { label: "Change it", href: panelUrl("/settings/notices") },
];

const namedIn = (subject: string, lead: Lead, { contents }: Circumstances): string =>
  contents === "person" ? `${subject}: ${textOf(lead.name)}` : subject;

const joined = (parts: unknown[]): string => parts.filter(Boolean).join(" · ");

export function inquiryMail(lead: Lead, circumstances: Circumstances): Mail {
  const { contents, zone } = circumstances;
  const { amount, askedFor, campaign, consent, consentVersion, email, name, needsReview, phone, region } =
    lead;
  const about = textOf(lead.project);
  const from = labelFor("page", lead.page) || formLabel(lead);
  const subject = about ? `New inquiry about ${about}` : `New inquiry from ${from}`;
  const told = (label: string, value: unknown) => value && `${label}: ${value}`;
  return {
    subject: namedIn(subject, lead, circumstances),
    lines: [
      `A new inquiry came in on ${wordedTime(lead.receivedAt, zone)}.`,
      ...(contents === "person" ? [joined([name, email, phone, region])] : []),
      joined([
        told("Reason", labelFor("reason", lead.reason)),
        told("Form", formLabel(lead)),
        told("Campaign", campaignLines(campaign).join(", ")),
        told("Asked for", labelFor("askedFor", askedFor)),
        told("Amount", amountLabel(amount)),
        `Agreed to be contacted: ${consent ? `yes, ${textOf(consentVersion)}` : "no"}`,
      ]),
      ...(needsReview ? ["Needs review: something looked unusual. Check it before you call."] : []),
      openInquiry(lead),
    ],
    foot: footOf("inquiry"),
  };
}

export function assignmentMail(lead: Lead, assigner: string, circumstances: Circumstances): Mail {
  const { zone } = circumstances;
  const { followUpOn, leadStatus, receivedAt } = lead;
  // A date without a time: the same day in every zone.
  const followUp = followUpOn ? ` Follow up by: ${wordedDay(followUpOn, "UTC")}.` : "";
  return {
    subject: namedIn(`${assigner} assigned you an inquiry`, lead, circumstances),
    lines: [
      `${assigner} assigned you an inquiry from ${wordedDay(receivedAt ?? lead.createdAt, zone)}, about ${subjectLabel(lead)}. Status: ${labelFor("leadStatus", leadStatus)}.${followUp}`,
      openInquiry(lead),
    ],
    foot: footOf("assignment"),
  };
}

export function failureMail(lead: Lead, { zone }: Circumstances): Mail {
  return {
    subject: "An inquiry could not be delivered",
    lines: [
      `The inquiry of ${wordedTime(lead.receivedAt ?? lead.createdAt, zone)} is safe in the panel, but it did not go out everywhere.`,
      ...failuresOf(lead.deliveries).flatMap(({ sentence, details }) => [
        sentence,
        `Whoever runs the site needs this line: ${details}`,
      ]),
      "What to do: read it in the panel now. “Send again” stands beside it.",
      openInquiry(lead),
    ],
    foot: footOf("failure"),
  };
}

const listedInDigest = 20;

/** What the mornings' mail tells; undefined when there is nothing to tell. */
export async function digestMail(
  strapi: Core.Strapi,
  circumstances: Circumstances,
): Promise<Mail | undefined> {
  const { contents, zone } = circumstances;
  const now = new Date();
  const since = new Date(now.getTime() - 24 * 3_600_000);
  const find = (filter: LeadFilter, more: object[] = []): Promise<Lead[]> =>
    strapi.db.query(leadUid).findMany({
      where: { $and: [...conditionsOf(filter, { me: 0, now, zone }), ...more] },
      orderBy: { receivedAt: "desc" },
    });
  const groups = [
    ["New", await find(views.new, [{ receivedAt: { $gte: since } }])],
    ["Waiting for a first answer for more than a day", await find(views.waiting)],
    ["To follow up today", await find(views.due)],
    ["Not delivered", await find(views.failed)],
  ] as const;
  if (groups.every(([, leads]) => leads.length === 0)) return undefined;
  const [news, waits, , failures] = groups.map(([, leads]) => leads.length);
  const age = ({ createdAt, receivedAt }: Lead): string => {
    const hours = Math.floor((now.getTime() - Date.parse(textOf(receivedAt ?? createdAt))) / 3_600_000);
    return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
  };
  const line = (lead: Lead) => ({
    label: [
      subjectLabel(lead),
      formLabel(lead),
      age(lead),
      ...(contents === "person" ? [lead.name] : []),
    ].join(", "),
    href: leadUrl(lead),
  });
  return {
    subject: `${news} new, ${waits} waiting, ${failures} not delivered`,
    lines: [
      `Since ${wordedTime(since, zone)}:`,
      ...groups.flatMap(([title, leads]) => [
        `${title}: ${leads.length}.`,
        ...leads.slice(0, listedInDigest).map(line),
      ]),
    ],
    foot: footOf("digest"),
  };
}
