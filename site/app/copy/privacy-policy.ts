import { defineCopy } from "./copy.ts";

/** States what the site does: a change to what is collected or sent has to change this policy. */
export const privacyPolicy = defineCopy("privacyPolicy", {
  meta: {
    description:
      "What you send us, how we use it, how long we keep it, and your choices. No cookies, no ads, no tracking.",
    keywords: ["privacy policy", "data protection", "text message consent", "Global Privacy Control"],
  },
  title: "Privacy policy",
  /** ISO 8601 date on which this wording took effect. */
  effectiveDate: "2026-11-27",
  inEffect: "In effect since {date}",
  /** Keyed by anchor. A table follows the first paragraph of its section; the first cell of a row is its heading. */
  sections: {
    "in-short": {
      title: "In short",
      paragraphs: [
        "This policy is about the website of {brand}. You can read all of it without telling us anything. We receive your details only when you send a form, and use them to answer you or, if that is what you asked for, to send you the newsletter.",
        "There are no cookies, no advertising and no tracking here: nothing follows you from page to page or to another site. That is why you see no cookie banner.",
      ],
    },
    "what-you-send": {
      title: "What you send us",
      paragraphs: [
        "Each form asks for what is needed to answer it:",
        "The self-check for investors and the podcast player work inside your browser. What you check or play there is neither sent nor stored, unless you send the result of the self-check with a question. If you mark the steps to invest as done, your browser remembers it on your device, and we never receive it. The calculator keeps its amounts in the address of its page, so that you can share a result; without JavaScript our server computes it. When you ask about a result, the form shows what it sends along: the amount, its class and its target.",
      ],
      table: {
        caption: "What each form asks for",
        columns: ["Form", "Required", "Optional"],
        rows: [
          ["The form at the top of project pages", "Name, email address, phone number", "State"],
          ["The form at the end of project pages", "Name, email address, phone number", "State"],
          [
            "Contact page",
            "Name, email address, reason",
            "Phone number, message, agreement to emails, calls and texts",
          ],
          [
            "The short form on other pages, after posts and in the footer",
            "Name, email address",
            "Project, phone number or question",
          ],
          ["Newsletter", "Email address", "Nothing else"],
          [
            "With each form",
            "The time and the page it was sent from; the project you ask about, if you came from one; the page and any campaign label (source, medium, name) you arrived with",
            "The version of the wording you agreed to, and when",
          ],
        ],
      },
    },
    "what-the-server-sees": {
      title: "What our server sees",
      paragraphs: [
        "To send you a page, the server sees your network address and what your browser reports about itself. When you send a form, it also sees how long the form was open and whether the browser reports being automated.",
        "Our logs do not contain what you typed into a form.",
        "When you leave a page, your browser tells us how fast it was: the page, the kind of connection, and three figures. We add them up by day and keep the sums for 28 days. Nothing in them says who you are, and we cannot link two visits to one person.",
        "While a tab is open, your browser remembers how far you had scrolled, whether a page had to be loaded again, and any campaign label in the address you arrived with, which is sent only with a form. These notes stay in your browser and are deleted when you close the tab.",
      ],
    },
    purposes: {
      title: "How we use it",
      paragraphs: [
        "We ask only for what we use:",
        "We also keep the records that securities rules require of us. We do not sell details, do not share them for advertising, and make no automated decisions about you.",
      ],
      table: {
        caption: "What details are used for",
        columns: ["Details", "Purpose"],
        rows: [
          ["Name, email address, phone number", "To answer you and to send the documents you ask for"],
          ["State, reason, message", "To bring your message to the person who can answer it"],
          [
            "Agreement to emails, calls and texts",
            "To tell only those who agreed about opportunities, and to prove it",
          ],
          [
            "Email address given for the newsletter",
            "To confirm at that address that you signed up, to send you the newsletter once you have confirmed, and to prove that you did",
          ],
          [
            "Page, time, project, campaign label",
            "To understand the question, and which page or campaign led to it",
          ],
          [
            "Network address, browser signals",
            "To block bots and to limit how many forms come from one place",
          ],
        ],
      },
    },
    providers: {
      title: "Who else handles your details",
      paragraphs: [
        "Companies that work for us handle details only for these purposes: the host of this site and of our team’s inbox, and the email provider that carries your name, email address, phone number, state, project and campaign label to our team, and sends our request for confirmation to the address that you give for the newsletter.",
        "When you decide to invest, the services that verify your status and run the investor portal handle what you give them there. We may have to hand over records when the law requires it.",
      ],
    },
    elsewhere: {
      title: "Videos and outside links",
      paragraphs: [
        "A video is loaded from YouTube only after you press play, from its address that sets no cookie before then. Until you do, nothing is requested from anyone else; from then on YouTube’s policy applies to the video. Podcast episodes and PDFs come from this site.",
        "The investor portal, the scheduling service, our partners’ sites and social networks are run by others. Their own policies apply there.",
      ],
    },
    "calls-and-texts": {
      title: "Emails, calls and text messages",
      paragraphs: [
        "We email, call or text you about opportunities only if you check the box that asks for it. It is optional, never checked in advance, and not a condition of investing or of buying anything.",
        "Calls and texts may be made by automated means. How many depends on how many projects are open. Message and data rates may apply. Reply STOP to end the texts or HELP for help, or tell us to end both.",
        "We do not pass this agreement, or the number it is for, to others for their own marketing.",
      ],
    },
    newsletter: {
      title: "The newsletter",
      paragraphs: [
        "Someone else could type your address into the newsletter form. So we email it first and send nothing more until you agree.",
        "Every issue has a link that ends the subscription: one click, no account, no questions. The link does not expire. You can also email us to end it.",
        "The links in these emails are made for you alone, so please do not pass them on. They do not tell us whether you have opened or read an email.",
      ],
    },
    retention: {
      title: "How long we keep it",
      paragraphs: [
        "Details go when they are no longer needed:",
        "When a request has been deleted from the inbox, a marker without your details may stay, so that a late copy of the same form is not stored again.",
      ],
      table: {
        caption: "How long details are kept",
        columns: ["Where", "How long"],
        rows: [
          [
            "Queue of the website, where a form waits to be delivered",
            "Until delivered, plus 30 days; then deleted automatically",
          ],
          [
            "Inbox of our team, with our notes on your request",
            "Until we delete it: when you ask us to, or when neither our answer nor the law needs it",
          ],
          [
            "List of newsletter subscribers, with the wording you agreed to and the times at which you signed up, confirmed and unsubscribed",
            "While you are subscribed. After you unsubscribe, your address stays so that nothing more is sent to it, until you ask us to delete it",
          ],
          [
            "Email that carries your message to our team",
            "As long as the inbox; the provider’s own terms apply too",
          ],
          ["Network address for the limit on forms", "Until the limit on forms is reset"],
        ],
      },
    },
    rights: {
      title: "Your choices and rights",
      paragraphs: [
        "Wherever you live, you may ask what we hold about you, have it corrected, receive a copy, have it deleted, or object to how it is used. We do not treat you differently for asking. We may need to confirm that it is you, and answer within the time that the law sets.",
        "Every marketing email has our postal address and a way to stop.",
        "If you are not satisfied, ask us to look again, or contact the authority for your state or country.",
      ],
    },
    "global-privacy-control": {
      title: "Global Privacy Control",
      paragraphs: [
        "If your browser sends a Global Privacy Control signal, it is honored: nothing here is sold, shared or used to track you, with or without it. The same holds for Do Not Track.",
      ],
    },
    security: {
      title: "How we protect it",
      paragraphs: [
        "Pages and forms travel over an encrypted connection, and only members of our team can read the inbox. No system is perfectly secure: please do not send account, card or Social Security numbers by form or email.",
      ],
    },
    children: {
      title: "Children",
      paragraphs: [
        "This site is for adults who may invest. We do not knowingly collect details of children.",
      ],
    },
    changes: {
      title: "Changes",
      paragraphs: [
        "When this policy changes, its date changes with it. If a change affects details that you have already sent, we tell you before we use them differently.",
      ],
    },
    ask: {
      title: "Questions",
      paragraphs: ["Write to {email}, call {phone}, or send a letter to {brand}, {address}."],
    },
  },
});
