import type { Core } from "@strapi/strapi";
import { byteOrderMark, csvRecord } from "./csv";
import { leadUid } from "./uids";
import { campaignParts, formWords, listed, reasonWords, said, statusWords } from "./words";

type Lead = Record<string, unknown> & { id: number };

/** What the list of leads is narrowed by, as the content manager's query says it. */
export interface Narrowing {
  filters?: unknown;
  _q?: string;
}

const batchSize = 500;

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const yesOrNo = (value: unknown): string => (value ? "yes" : "no");
const moment = (value: unknown): string => (value ? new Date(String(value)).toISOString() : "");

const columns: [title: string, cell: (lead: Lead) => string][] = [
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
  ["In the inbox since", (lead) => moment(lead.createdAt)],
  ["Submission id", (lead) => text(lead.submissionId)],
];

const inOneCell = (parts: string[]): string => parts.join("; ");

/**
 * The leads as a file for spreadsheets, newest first, in pieces: the whole inbox never has to fit into memory.
 * @param visible takes away what the reader may not see
 */
export async function* leadsAsCsv(
  strapi: Core.Strapi,
  { filters, _q }: Narrowing,
  visible: (lead: Lead) => Promise<Lead>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(([title]) => title));
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const leads = (await strapi.documents(leadUid).findMany({
      // By id and not by page, so that leads that arrive meanwhile move nothing.
      filters: { $and: [filters ?? {}, { id: { $lt: before } }] },
      ...(_q && { _q }),
      sort: "id:desc",
      limit: batchSize,
    })) as Lead[];
    let piece = "";
    for (const stored of leads) {
      const lead = await visible(stored);
      piece += csvRecord(columns.map(([, cell]) => cell(lead)));
    }
    if (piece) yield piece;
    const last = leads.at(-1);
    if (!last || leads.length < batchSize) return;
    before = last.id;
  }
}
