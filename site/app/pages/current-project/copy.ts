export const banner = {
  title: "Current projects",
  lead: "The communities under way in Sioux Falls: how much of each is funded, and what remains.",
  note: "From $50,000, accredited investors only. You can lose principal, and interests cannot be readily sold.",
  caption: "Illustrative rendering.",
};

export const comparison = {
  title: "Compared",
  note: (date: string) =>
    `Amounts as of ${date}, as published by the sponsor. They change as investors subscribe; ask us for today’s.`,
};

export const nextStep = {
  title: "The next step",
  text: "Ask for the offering documents of the project that interests you. They state fees, the expected hold and the risks, and your accreditation is verified before you invest.",
  action: { label: "Ask about a project", to: "/contact" },
};
