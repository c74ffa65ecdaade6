import { erasureUid, leadUid } from "../leads/uids";
import type { Field, View } from "./view";

/** A field that nobody edits. */
export const record = (label: string, hint?: string): Field => ({
  label,
  ...(hint && { hint }),
  editable: false,
});

/** The team's own fields come first; below stands what the visitor sent, as it was sent. */
export const leadViews: View[] = [
  {
    uid: leadUid,
    mainField: "name",
    sort: { by: "receivedAt", order: "DESC" },
    pageSize: 50,
    columns: ["receivedAt", "name", "form", "leadStatus", "assignee", "needsReview", "email"],
    rows: [
      [
        ["leadStatus", 4],
        ["assignee", 4],
        ["needsReview", 4],
      ],
      [["notes", 12]],
      [
        ["name", 6],
        ["email", 6],
      ],
      [
        ["phone", 6],
        ["region", 6],
      ],
      [["message", 12]],
      [
        ["consent", 4],
        ["consentVersion", 4],
        ["consentAt", 4],
      ],
      [
        ["receivedAt", 6],
        ["submissionId", 6],
      ],
    ],
    fields: {
      leadStatus: {
        label: "Status",
        hint: "New: nobody has answered yet. Contacted: we have written or called. Qualified: worth pursuing. Closed: done. Spam: not a person.",
      },
      assignee: { label: "Assigned to", hint: "Who looks after this person." },
      needsReview: {
        label: "Needs review",
        hint: "Yes when something looked suspicious; the reason stands beside, under “About this lead”. Set it to No after a look.",
      },
      notes: {
        label: "Notes",
        hint: "For the team only. Deleted together with the lead when the person asks for it.",
      },
      name: record("Name"),
      email: record("Email"),
      phone: record("Phone"),
      region: record("State or region"),
      form: record("Form"),
      reason: record("Reason"),
      message: record("Message"),
      receivedAt: record("Received", "When the visitor sent the form."),
      reviewReasons: record("What looked suspicious"),
      consent: record("Consent to be contacted"),
      consentVersion: record("Version of the consent wording"),
      consentAt: record("Consent given"),
      page: record("Page of the form"),
      referrer: record("Came from"),
      campaign: record("Campaign"),
      submissionId: record("Submission id", "The same id is the same lead, however often it arrives."),
    },
  },
  {
    uid: erasureUid,
    mainField: "erasedAt",
    sort: { by: "erasedAt", order: "DESC" },
    pageSize: 50,
    columns: ["erasedAt", "leadCount", "subscriptionCount", "erasedBy"],
    rows: [
      [
        ["erasedAt", 6],
        ["erasedBy", 6],
      ],
      [
        ["leadCount", 6],
        ["subscriptionCount", 6],
      ],
      [["addressHash", 12]],
      [["submissionIds", 12]],
    ],
    fields: {
      erasedAt: record("Erased"),
      erasedBy: record("By"),
      leadCount: record("Leads deleted"),
      subscriptionCount: record("Subscriptions deleted"),
      addressHash: record(
        "Digest of the address",
        "Says whether two requests were about the same address, without telling the address.",
      ),
      submissionIds: record("Ids of the deleted leads"),
    },
  },
];
