import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

/** Text of the header, footer, menus and other parts around every page. */
export const layout = defineCopy("layout", {
  skip: "Skip to content",
  menu: {
    label: "Main menu",
    open: "Open menu",
    close: "Close menu",
    opportunities: "Investment Opportunity",
    call: "Call {phone}",
  },
  resources: {
    title: "Resources",
    image: picture("gallery-01"),
    projects: "What is open, what is funded, and what remains.",
  },
  /** Form above the footer, on pages without a form at the end. */
  closing: {
    title: "Ask us anything before you commit a dollar.",
    write: "Ask a question",
    close: "Close the form",
    call: "Schedule a call",
  },
  /** Bar on phones that links to a form. */
  phoneBar: {
    minimum: "From {minimumInvestment}",
    action: "Ask a question",
  },
  footer: {
    label: "Footer",
    columns: { invest: "Invest", company: "Company", read: "Read and listen", legal: "Legal" },
    profiles: "Social profiles",
    disclosure: "Securities disclosure",
    /** Footer line; `{nouns}` lists those kinds below that are still samples. */
    samples: {
      ofCompany: "This site shows a sample company with sample {nouns}.",
      companyAlone: "This site shows a sample company.",
      ofOthers: "This site shows sample {nouns}.",
      people: "people",
      partners: "partners",
      videos: "videos",
      sources: "sources",
      episodes: "podcast episodes",
      posts: "posts",
      newsletters: "newsletters",
    },
  },
  /** Labels next to samples that speak for a person or company. A live site shows neither samples nor labels. */
  sampleNotes: {
    people: "Sample people.",
    partners: "Sample partners. These companies do not exist.",
    testimonials: "Sample videos. No client is speaking.",
    founderVideo: "Sample video. No founder is speaking.",
    mediaVideos: "Sample videos.",
    episodes: "Sample episodes, read by computer voices.",
    posts: "Sample text.",
    newsletters: "Sample issues.",
  },
  preview: {
    label: "Preview",
    title: "Preview of a draft.",
    ofEntry: "Visitors do not see this. It shows “{title}” until {time}.",
    ofSite: "Visitors do not see this. It ends at {time}.",
    leave: "Leave preview",
    live: { title: "This is live now.", text: "You are still in preview.", leave: "See it as visitors do" },
    hiddenSample: "Hidden from visitors: still a sample.",
    hiddenWithoutSource: "Hidden from visitors: no source and date yet.",
    mend: "Fix it in the panel",
  },
  /** Specification, sections 2 and 8. */
  error: { title: "Unexpected Application Error!", home: "Go to the home page" },
});
