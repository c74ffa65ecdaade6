import { defineCopy } from "./copy.ts";

/**
 * Accessibility statement. Promise only what a test shows: see `pages.spec.ts`, `gallery.spec.ts`,
 * `forced-colors.spec.ts`, `about.spec.ts` and `no-javascript.spec.ts` in `site/e2e`, and
 * `site/server/page-facts.process.test.ts`.
 */
export const accessibility = defineCopy("accessibility", {
  meta: {
    description:
      "What we do so that everyone can use this site, what we test, where we fall short, and how to tell us about a barrier.",
    keywords: ["accessibility statement", "WCAG 2.2", "screen reader", "keyboard"],
  },
  title: "Accessibility",
  lead: "We want everyone to be able to read this site and reach us. This page says what we aim for, what we test, and where we fall short.",
  /** Keyed by anchor. */
  sections: {
    "what-we-aim-for": {
      title: "What we aim for",
      text: "We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. That is our goal and how we test our work. We do not claim that every page meets every point at all times.",
    },
    "what-we-do": {
      title: "What we do",
      points: [
        "Menus, forms, pictures, players and the calculator work with a keyboard alone, and you can see where you are.",
        "Pages fit with text enlarged to 200% and in a window 320 pixels wide. Progress bars, and the focus of links, buttons and fields, stay visible in high-contrast mode.",
        "Moving pictures have a pause button, and nothing moves on its own when your device asks for less motion.",
        "Podcast episodes come with transcripts. Charts have the same figures in a table.",
        "Forms say what is wrong, beside the field and in a list at the top, and keep what you typed.",
        "Forms, menus and the calculator work without JavaScript.",
      ],
    },
    "how-we-test": {
      title: "How we test",
      text: "Automated checks run on every page, at the width of a phone and of a desktop, before a change goes out. They cannot find everything. That is why your report counts.",
    },
    "what-may-not-work": {
      title: "What may not work well",
      points: [
        "Newsletters and decks are PDFs, and not all of them are tagged for screen readers. A podcast episode may lack its transcript. Ask us, and we will send you the text.",
        "Embedded videos, the scheduling service, the investor portal and social networks belong to others. We cannot test all of them.",
        "Our team writes the descriptions of pictures. Some may be too brief.",
      ],
    },
    "tell-us": {
      title: "Tell us about a barrier",
      text: "Call {phone} ({hours}), write to {email}, or send a letter to {address}. Tell us the page and what happened. We usually answer within one business day and will give you the information another way while we fix it.",
      action: "Tell us about a barrier",
    },
    "this-statement": {
      title: "This statement",
      text: "This statement was written on {written} and last reviewed on {reviewed}.",
    },
  },
  /** ISO 8601 dates. */
  written: "2026-11-22",
  reviewed: "2026-11-22",
});
