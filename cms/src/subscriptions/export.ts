import { type Column, cells } from "../leads/csv-export";
import { campaignParts, said } from "../leads/words";
import { confirmationWords, subscriptionWords } from "./words";

const { inOneCell, moment, text, yesOrNo } = cells;

/** For the program that sends the newsletter: to every "Confirmed", each with the link of their own. */
export const subscriptionColumns: Column[] = [
  ["Email", (entry) => text(entry.email)],
  ["State", (entry) => said(subscriptionWords, entry.subscriptionState)],
  ["Unsubscribe link", (entry) => text(entry.unsubscribeLink)],
  ["Signed up", (entry) => moment(entry.requestedAt)],
  ["Consent wording", (entry) => text(entry.consentVersion)],
  ["Page", (entry) => text(entry.page)],
  ["To be confirmed", (entry) => said(confirmationWords, entry.confirmation)],
  ["Confirmed", (entry) => moment(entry.confirmedAt)],
  ["Confirmed by", (entry) => text(entry.confirmedBy)],
  ["Unsubscribed", (entry) => moment(entry.unsubscribedAt)],
  ["Unsubscribed by", (entry) => text(entry.unsubscribedBy)],
  ["Came from", (entry) => text(entry.referrer)],
  [
    "Campaign",
    (entry) => inOneCell(campaignParts(entry.campaign).map(([name, value]) => `${name}: ${value}`)),
  ],
  ["Needs review", (entry) => yesOrNo(entry.needsReview)],
  ["Notes", (entry) => text(entry.notes)],
];
