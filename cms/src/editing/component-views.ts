import { sample, videoId, videoNote, webAddress } from "./hints";
import type { Form } from "./view";

export const componentViews: Form[] = [
  {
    uid: "site.link",
    mainField: "label",
    rows: [
      [
        ["label", 6],
        ["href", 6],
      ],
    ],
    fields: {
      label: { label: "Words of the link" },
      href: { label: "Address", hint: `${webAddress} ${sample}` },
    },
  },
  {
    uid: "site.scheduling-link",
    mainField: "person",
    rows: [
      [
        ["person", 6],
        ["role", 6],
      ],
      [
        ["label", 6],
        ["href", 6],
      ],
    ],
    fields: {
      person: { label: "Person", hint: `The same name as under Team member. ${sample}` },
      role: { label: "Role", hint: "E.g. Founder." },
      label: { label: "Words of the link", hint: "E.g. Schedule a call with Avery." },
      href: { label: "Address", hint: webAddress },
    },
  },
  {
    uid: "site.video",
    mainField: "title",
    rows: [
      [["title", 12]],
      [
        ["youtubeId", 6],
        ["note", 6],
      ],
    ],
    fields: { title: { label: "Title", hint: sample }, youtubeId: videoId, note: videoNote },
  },
  {
    uid: "offering.figure",
    mainField: "label",
    rows: [
      [
        ["label", 6],
        ["value", 6],
      ],
    ],
    fields: {
      label: { label: "What it is", hint: "Say target of every return, e.g. IRR, target." },
      value: { label: "Figure", hint: "Printed as it stands, e.g. $15.2m." },
    },
  },
  {
    uid: "offering.future-cities",
    mainField: "year",
    rows: [
      [
        ["year", 6],
        ["cities", 6],
      ],
    ],
    fields: {
      year: { label: "Year", hint: "E.g. 2027." },
      cities: { label: "Number of cities", hint: "E.g. 5." },
    },
  },
  {
    uid: "offering.return-class",
    mainField: "name",
    rows: [
      [
        ["name", 6],
        ["range", 6],
      ],
      [
        ["preferredReturn", 6],
        ["irr", 6],
      ],
      [
        ["equityMultiple", 6],
        ["aar", 6],
      ],
    ],
    fields: {
      name: { label: "Class", hint: "E.g. A. Check every figure against the offering documents." },
      range: { label: "Amounts", hint: "E.g. $50K-$75K. Amounts between two ranges belong to no class." },
      preferredReturn: { label: "Preferred return, target", hint: "E.g. 5%. A priority within the total." },
      irr: { label: "IRR, target", hint: "Internal rate of return, e.g. 19.6%." },
      equityMultiple: { label: "Equity multiple, target", hint: "E.g. 1.90x." },
      aar: { label: "AAR, target", hint: "Average annual return, e.g. 24.1%." },
    },
  },
  {
    uid: "offering.tax-benefit",
    mainField: "name",
    rows: [
      [["name", 12]],
      [
        ["basis", 4],
        ["cost", 4],
        ["perUnit", 4],
      ],
      [
        ["total", 6],
        ["perHundredThousand", 6],
      ],
    ],
    fields: {
      name: {
        label: "Benefit",
        hint: "E.g. Tax credits. What 8.6% and 70% are of: sponsor to confirm.",
      },
      basis: { label: "Basis", hint: "E.g. 96 units. May stay empty." },
      cost: { label: "Cost", hint: "E.g. $4,888,664. May stay empty." },
      perUnit: { label: "Per unit", hint: "E.g. $2,500. May stay empty." },
      total: { label: "Total", hint: "E.g. $240,000." },
      perHundredThousand: { label: "Per $100K invested", hint: "E.g. $3,437." },
    },
  },
];
