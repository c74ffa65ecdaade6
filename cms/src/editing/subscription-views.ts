import { subscriptionUid } from "../subscriptions/uids";
import { record } from "./lead-views";
import type { View } from "./view";

/** As for leads: first what the team writes, then what the subscriber did. */
export const subscriptionViews: View[] = [
  {
    uid: subscriptionUid,
    mainField: "email",
    sort: { by: "requestedAt", order: "DESC" },
    pageSize: 50,
    columns: ["email", "subscriptionState", "requestedAt", "confirmation", "needsReview"],
    rows: [
      [
        ["subscriptionState", 6],
        ["needsReview", 6],
      ],
      [["notes", 12]],
      [
        ["email", 6],
        ["confirmation", 6],
      ],
      [
        ["requestedAt", 6],
        ["consentVersion", 6],
      ],
      [
        ["confirmedAt", 6],
        ["confirmedBy", 6],
      ],
      [
        ["unsubscribedAt", 6],
        ["unsubscribedBy", 6],
      ],
      [["unsubscribeLink", 12]],
    ],
    fields: {
      subscriptionState: {
        label: "State",
        hint: "The newsletter goes to Confirmed and to nobody else. Choose Confirmed only after the person has told you that it was them who signed up; choose Unsubscribed as soon as they tell you that they want no more.",
      },
      needsReview: {
        label: "Needs review",
        hint: "Yes when a program may have typed the address; no email was sent to it then. Set it to No after a look.",
      },
      notes: { label: "Notes", hint: "For the team only. Deleted together with the subscription." },
      email: record("Email"),
      confirmation: record("To be confirmed", "How the person shows that it was them who signed up."),
      requestedAt: record("Signed up"),
      consentVersion: record("Version of the consent wording"),
      page: record("Page of the form"),
      referrer: record("Came from"),
      campaign: record("Campaign"),
      confirmedAt: record("Confirmed"),
      confirmedBy: record("Confirmed by"),
      unsubscribedAt: record("Unsubscribed"),
      unsubscribedBy: record("Unsubscribed by"),
      unsubscribeLink: record(
        "Unsubscribe link",
        "Belongs into every email to this person. Whoever opens it can end the subscription, and nothing else.",
      ),
      reviewReasons: record("What looked suspicious"),
      history: record("History"),
    },
  },
];
