import { defineCopy } from "./copy.ts";

/**
 * Documents section of `/investor`: each document with its version and last change. Dates are ISO 8601. Only the server
 * reads this copy.
 */
export const documents = defineCopy("documents", {
  title: "Documents",
  lead: "No account needed. What we can publish is here. Ask for the rest.",
  version: "Version {version}, {date}",
  /** Shown from the second version on. */
  changed: "What changed since the last version",
  changes: "{date}, version {version}: {sentence}",
  pages: "{pages} pages, about {minutes} minutes to read",
  onRequest: "On request",
  file: "PDF, {size}",
  download: "Download",
  ask: "Ask for it",
  deck: {
    title: "Deck: Jefferson Reserve, Phase\u00a02",
    text: "The project on a few pages",
    pages: 16,
    minutes: 12,
    version: "1",
    date: "2026-11-15",
    changes: "This is the first version.",
  },
  papers: {
    title: "What you would sign",
    note: "Titles can differ by project.",
    rows: [
      { title: "Private placement memorandum", text: "The full offer; read it first." },
      { title: "Partnership agreement", text: "How the project is run and who gets paid when." },
      { title: "Subscription agreement", text: "How much you are investing, and what you confirm." },
      { title: "Investor questionnaire and verification letter", text: "Proof that you are accredited." },
      { title: "Form W-9", text: "So we can send your K-1." },
    ],
  },
  memorandum: {
    title: "Private placement memorandum",
    text: "The full offer: fees, expected hold, conflicts and every risk. It is the only document that makes an offer.",
  },
});
