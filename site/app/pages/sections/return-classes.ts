export interface ReturnClass {
  readonly aar: string;
  readonly equityMultiple: string;
  readonly irr: string;
  readonly name: string;
  readonly preferredReturn: string;
  readonly range: string;
}

/** Specification, section 9, as printed. Gaps between the ranges belong to no class. */
export const returnClasses: readonly ReturnClass[] = [
  {
    name: "A",
    range: "$50K-$75K",
    preferredReturn: "5%",
    irr: "19.6%",
    equityMultiple: "1.90x",
    aar: "24.1%",
  },
  {
    name: "B",
    range: "$80K-$145K",
    preferredReturn: "6%",
    irr: "19.8%",
    equityMultiple: "1.92x",
    aar: "24.4%",
  },
  { name: "C", range: "$150K+", preferredReturn: "7%", irr: "20.0%", equityMultiple: "1.93x", aar: "24.7%" },
];

export const returnNotes: readonly string[] = [
  "All returns are targets, based on assumptions that may prove wrong. You can lose some or all of what you invest, and you cannot readily sell.",
  "The figures belong to a hold of about 3¾ years. Whether they are before or after fees is stated in the offering documents.",
  "The preferred return is a priority inside the total. It is never added to it.",
  "For an amount between two ranges, ask us.",
];
