import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

export const about = defineCopy("about", {
  meta: {
    description:
      "Meet the team behind our apartment communities: who we are, how we choose, design, build and run them, and who we work with.",
    keywords: ["multifamily sponsor", "wellness apartments", "Midwest developer", "how we execute"],
  },
  banner: {
    image: picture("project-bluestem-reserve"),
    title: "About",
    caption: "Bluestem Reserve, Sioux Falls. Illustrative rendering.",
    lead: "We build wellness-focused apartment communities in growing Midwest cities.",
  },
  team: "The team",
  underway: { label: "Communities underway", basis: "in {city}" },
  execution: {
    title: "How We Execute",
    image: picture("banner-investor"),
    caption: "Four buildings, from one story to four. Study model.",
    themes: [
      {
        title: "Select the site",
        text: "We look for jobs, schools and walkable streets, and pass on most sites we see.",
      },
      {
        title: "Design for wellness",
        text: "Daylight, quiet walls, gardens and paths. We think people renew when a home is good to live in.",
      },
      {
        title: "Build and lease",
        text: "We reuse plans that work, with builders we know, and start leasing before the building opens.",
      },
      {
        title: "Operate and report",
        text: "We stay on after the building opens and write to its owners every month.",
      },
    ],
  },
  results: {
    title: "The Results",
    lead: "Select a picture to enlarge it.",
    /** Precedes the lead while no picture is a photograph. */
    noPhotographs: "No finished building is pictured here yet; these are designs.",
    /** Link to the portfolio. */
    built: "Jefferson Reserve, Phase 1. 84 homes. Built.",
    more: "{count} more",
  },
  questions: {
    title: "Twelve questions to ask any sponsor, and our answers today",
    lead: "Some we answer on this site, the others when you ask.",
    /** Link to the post that explains the questions. */
    post: "What a good answer holds",
    question: "Question",
    answer: "Our answer today",
    /** Link in place of an answer that is empty in `rows`. */
    unpublished: "Ask us",
    /** Answers the first question once the fees are published. */
    fees: "Each fee, when we charge it, and what it costs on $100,000.",
    rows: [
      {
        question: "Is the target return before or after fees, and which fees are there?",
        answer: "Our fees are in the memorandum, not on this site yet. They may lower these targets.",
      },
      { question: "How much of your own cash is in this project?", answer: "" },
      {
        question: "What part of the target profit depends on the sale price?",
        answer:
          "In our example, all of it. The loan is the value we project less the equity. With that loan, a sale at that value returns the money invested and nothing more.",
      },
      { question: "Can you ask me for more money later?", answer: "" },
      {
        question: "Who will answer when I write in the third year?",
        answer: "Today, our director of investor relations. We cannot promise who it will be in year three.",
      },
      {
        question: "What did your last three finished projects do against their first plan?",
        answer: "Results of finished projects are not on this site yet.",
      },
      { question: "Which of your partners are related to you?", answer: "" },
      { question: "What is not yet signed?", answer: "" },
      {
        question: "What does the lender require of you that could stop distributions?",
        answer: "Lenders are usually paid before investors. The terms of our loans are not published yet.",
      },
      {
        question: "What occupancy does the loan need to be paid?",
        answer: "In our example, about 82%. The figure for each project is not published yet.",
      },
      { question: "Tell me about a project that went badly.", answer: "" },
      {
        question: "What would have to happen for me to lose all of it?",
        answer:
          "Costs rise or rents fall, the loan comes due, and we cannot replace it. The lender is paid first, and nothing is left.",
      },
    ],
    /** Links after the answers. */
    links: {
      sale: "Sale price against delay",
      people: "Contact",
      rent: "Where $100 of rent goes",
      risks: "What can go wrong",
    },
    ask: "Ask us any of the twelve",
  },
  partners: { title: "Our Partners", lead: "The companies we build with." },
  testimonials: {
    title: "Client testimonials",
    /** Title while all videos are samples. */
    sampleTitle: "What investors ask us",
    lead: "Another investor’s experience does not predict yours. You can lose principal.",
    /** States whether the speaker invests with us and is paid to speak. */
    disclosure: {
      investor: "An investor with us.",
      notInvestor: "Not an investor with us.",
      paid: "Paid to speak.",
      paidWith: "Paid to speak: {compensation}.",
      notPaid: "Not paid to speak.",
      sample: "Sample video. No client is speaking.",
    },
  },
  moreFromUs: {
    title: "More from Us",
    lead: "Renderings and design studies.",
    poster: picture("banner-about"),
    slidesLabel: "Pictures of our communities",
    videoCaption: "Made from our renderings.",
  },
});
