import { type Column, cells } from "./csv-export";
import { campaignParts, deliveryLines, formWords, listed, reasonWords, said, statusWords } from "./words";

const { inOneCell, moment, text, yesOrNo } = cells;

export const leadColumns: Column[] = [
  ["Received", (lead) => moment(lead.receivedAt ?? lead.createdAt)],
  ["Status", (lead) => said(statusWords, lead.leadStatus)],
  ["Assigned to", (lead) => text(lead.assignee)],
  ["Needs review", (lead) => yesOrNo(lead.needsReview)],
  ["Name", (lead) => text(lead.name)],
  ["Email", (lead) => text(lead.email)],
  ["Phone", (lead) => text(lead.phone)],
  ["State or region", (lead) => text(lead.region)],
  ["Form", (lead) => said(formWords, lead.form)],
  ["Reason", (lead) => said(reasonWords, lead.reason)],
  ["Message", (lead) => text(lead.message)],
  ["Notes", (lead) => text(lead.notes)],
  ["Page", (lead) => text(lead.page)],
  ["Came from", (lead) => text(lead.referrer)],
  ["Campaign", (lead) => inOneCell(campaignParts(lead.campaign).map(([name, value]) => `${name}: ${value}`))],
  ["Looked suspicious", (lead) => inOneCell(listed(lead.reviewReasons))],
  ["Consent", (lead) => yesOrNo(lead.consent)],
  ["Consent wording", (lead) => text(lead.consentVersion)],
  ["Consent given", (lead) => moment(lead.consentAt)],
  ["Forwarded", (lead) => inOneCell(deliveryLines(lead.deliveries, moment))],
  ["In the inbox since", (lead) => moment(lead.createdAt)],
  ["Submission id", (lead) => text(lead.submissionId)],
];
