import { sample } from "./hints";
import type { Form } from "./view";

/** There is one entry: the panel then shows the name of the type instead of a field. */
const namedAfterType = "id";

/** The panel shows no hint to a component: what has to be known stands in its label or below its own fields. */
export const settingViews: Form[] = [
  {
    uid: "api::site-setting.site-setting",
    mainField: namedAfterType,
    rows: [
      [["brand", 12]],
      [
        ["newsletterTitle", 6],
        ["podcastTitle", 6],
      ],
      [
        ["addressLines", 6],
        ["officeHours", 6],
      ],
      [
        ["phone", 6],
        ["email", 6],
      ],
      [["amountsAsOf", 6]],
      [["introductionVideo", 12]],
      [["founderVideo", 12]],
      [["investorPortal", 12]],
      [["currentProjectsSite", 12]],
      [["deckSite", 12]],
      [["scheduling", 12]],
      [["social", 12]],
      [["podcastPlatforms", 12]],
      [["disclosure", 12]],
    ],
    fields: {
      brand: { label: "Name of the company", hint: `In the header, the footer and titles. ${sample}` },
      newsletterTitle: { label: "Name of the newsletter" },
      podcastTitle: { label: "Name of the podcast" },
      addressLines: {
        label: "Postal address",
        hint: `One line of it a line. Also needed for marketing email. ${sample}`,
      },
      phone: { label: "Telephone", hint: `E.g. (605) 555-0148. ${sample}` },
      email: { label: "Email address", hint: `For visitors who would rather write. ${sample}` },
      officeHours: { label: "Office hours", hint: "E.g. Weekdays, 8 to 5 Central." },
      amountsAsOf: {
        label: "Date of the project amounts",
        hint: "Printed beside the progress and remaining amounts of the project cards. Set it whenever you change one of them.",
      },
      introductionVideo: { label: "Introduction video, on the home page" },
      founderVideo: { label: "Founder’s video, in More from Us" },
      investorPortal: { label: "Investor portal, where investors log in" },
      currentProjectsSite: { label: "Site of the current projects, in the menu" },
      deckSite: { label: "Deck that lies elsewhere" },
      scheduling: { label: "Links that book a call, one a person" },
      social: { label: "Social links, in the order of the footer" },
      podcastPlatforms: { label: "Where the podcast can be followed" },
      disclosure: {
        label: "Disclosure",
        hint: "At the foot of every page. An empty line between two paragraphs. Have counsel read every change.",
      },
    },
  },
  {
    uid: "api::offering.offering",
    mainField: namedAfterType,
    rows: [
      [
        ["minimumInvestment", 6],
        ["targetReturn", 6],
      ],
      [
        ["experienceYears", 6],
        ["developedMillions", 6],
      ],
      [["facts", 12]],
      [["returnClasses", 12]],
      [["taxBenefits", 12]],
      [["combinedTaxBenefit", 12]],
      [["marketFigures", 12]],
      [["marketFiguresSource", 12]],
      [["futureCities", 12]],
      [["deck", 12]],
    ],
    fields: {
      minimumInvestment: { label: "Minimum investment", hint: "E.g. $50,000. Printed as it stands." },
      targetReturn: {
        label: "Target return",
        hint: "E.g. 20%. The page adds the word target and a caution.",
      },
      experienceYears: { label: "Years of experience", hint: "E.g. 20." },
      developedMillions: { label: "Developed, in millions", hint: "E.g. $500." },
      facts: { label: "Figures of the second phase" },
      returnClasses: { label: "Return classes, all figures shown as targets" },
      taxBenefits: { label: "Tax benefits, as published for 2024 and 2025" },
      combinedTaxBenefit: { label: "Tax benefits combined, as published and not added up" },
      marketFigures: { label: "Figures of the market" },
      marketFiguresSource: {
        label: "Source of the market figures",
        hint: "Who measured them, and when. While it is empty the page says that source and date are to be supplied: sponsor to confirm.",
      },
      futureCities: { label: "Future cities, mostly to be announced" },
      deck: {
        label: "Deck",
        hint: "A PDF. Without one the site offers the deck that was made with it; that one does not change with these figures.",
      },
    },
  },
];
