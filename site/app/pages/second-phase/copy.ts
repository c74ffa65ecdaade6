export const hero = {
  badge: "Ongoing, Sioux Falls, South Dakota",
  title: "Jefferson Reserve, Phase\u00a02",
  lead: "Ninety-six apartment homes that complete a community of 180 in Sioux Falls.",
  pictureCaption: "Illustrative rendering.",
};

export const aboutProjectsTitle = "About Projects";

export const partners = {
  title: "Our partners on this project",
  courtyard: "The courtyard between both phases. Illustrative rendering.",
  balcony: "A covered balcony, seen from the garden. Illustrative rendering.",
};

export const phaseBanner = {
  title: "Phase 2 comes with more for those who commit.",
  action: (minimum: string) => `Minimum investment starting from ${minimum}`,
};

export const project = {
  title: "Jefferson Reserve, second phase",
  location: "Sioux Falls, South Dakota",
  action: "Ask for the documents",
  caption: "Illustrative rendering.",
};

export const pastOpportunitiesHead = {
  title: "Past opportunities",
  note: (date: string) =>
    `As published on this page on ${date}. The home page carries other amounts; both stand as published. Ask us for today’s.`,
};

export const returnClassesTitle = "Three classes, by the amount you commit";

export const taxBenefitsTitle = "What the tax benefits were projected to be";

export const siouxFalls = {
  title: "Why Sioux Falls",
  lead: "A growing population, diverse employers and renters who stay.",
};

export const sitePlans = {
  title: "Site plans",
  note: "Select a plan to enlarge it.",
  captions: {
    fromAbove: "Both phases from above. Illustrative rendering.",
    fromTheSide: "Both phases from a corner, with the pool and clubhouse. Illustrative rendering.",
    typicalFloor: "A typical floor: homes on both sides of the corridor. Illustrative rendering.",
  },
};

/** Of the file in public/decks. */
export const deckSize = "1.2 MB";

export const leadershipTitle = "Leadership";

export const contactForm = {
  title: "Tell us where to reach you.",
  text: "A person on the team calls back, answers what you ask and sends the documents.",
};
