import { redirectUid } from "../content-types";
import { order } from "./hints";
import type { View } from "./view";

export const referenceViews: View[] = [
  {
    uid: "api::question.question",
    mainField: "question",
    sort: { by: "order", order: "ASC" },
    pageSize: 50,
    columns: ["question", "order"],
    rows: [[["question", 12]], [["answer", 12]], [["order", 6]]],
    fields: {
      question: {
        label: "Question",
        hint: "As a visitor would ask it, e.g. How long is my money committed?",
      },
      answer: { label: "Answer", hint: "Say target of every return, and what can go wrong." },
      order,
    },
  },
  {
    uid: "api::glossary-term.glossary-term",
    mainField: "term",
    sort: { by: "term", order: "ASC" },
    pageSize: 50,
    columns: ["term", "meaning"],
    rows: [[["term", 12]], [["meaning", 12]]],
    fields: {
      term: { label: "Term", hint: "E.g. Equity multiple." },
      meaning: { label: "Meaning", hint: "One or two sentences that need no other term." },
    },
  },
  {
    uid: redirectUid,
    mainField: "from",
    sort: { by: "from", order: "ASC" },
    pageSize: 50,
    columns: ["from", "to", "note"],
    rows: [
      [
        ["from", 6],
        ["to", 6],
      ],
      [["note", 12]],
    ],
    fields: {
      from: { label: "Old address", hint: "A path of this site that leads nowhere any more, e.g. /deck." },
      to: {
        label: "New address",
        hint: "A path of this site, e.g. /jefferson-reserve-phase-2, or a whole address that starts with https://.",
      },
      note: { label: "Why", hint: "For the team only. Redirects of renamed posts are made by themselves." },
    },
  },
];
