import { defineCopy } from "./copy.ts";

/** Copy of the lead forms. */
export const forms = defineCopy("forms", {
  fields: {
    name: "Full name",
    email: "Email",
    phone: "Phone",
    region: "State",
    /** Label of the honeypot field. */
    trap: "Leave this field empty",
  },
  expert: {
    note: "We only use this to get back to you. We verify accreditation before anyone invests.",
    submitLabel: "Send",
  },
  bottom: { note: "We usually answer within one business day.", submitLabel: "Send" },
  contact: {
    note: "We only use this to get back to you, unless you agree to more above.",
    submitLabel: "Send",
    reason: "Reason",
    chooseReason: "Choose a reason",
    /**
     * Reasons for contacting us, covering the audiences in section 1 of the specification. "Other" shows the message
     * field.
     */
    reasons: {
      investing: "Investing as a limited partner (LP)",
      partnering: "Partnering with us (co-GP)",
      tax: "Questions about taxes and real estate",
      charitable: "A charitable request",
      media: "Media or speaking",
      other: "Other",
    },
    message: "Message",
    /** Shows the message field for reasons other than "Other". */
    addMessage: "Add a message",
    messageHint: "Leave out account and Social Security numbers.",
  },
  /** Short form at the bottom of pages, and wherever a visitor asks about a project. */
  projectQuestion: {
    project: "Project",
    notSure: "Not sure yet",
    phoneOrQuestion: "Phone number or question",
    phoneOrQuestionHint: "A number if you would like a call. A question if you would rather write.",
    note: "We only use this to get back to you, usually within one business day.",
    submitLabel: "Send",
  },
  newsletter: {
    submitLabel: "Sign up",
    byEmail: "We’ll email you a link first. Nothing else comes until you click it.",
    byHand: "We’ll email you first to confirm.",
  },
  /** When you change a wording, give it a new version here, and add the old wording to `legal-versions.server.ts`. */
  consent: {
    title: "Email, calls, and texts (optional)",
    calls:
      "I agree that {brand} may email me about investment opportunities and, if I give a phone number, call and text me at that number, including with an automatic telephone dialing system, automated texts, and artificial or prerecorded voices. Agreeing is not a condition of investing or of buying anything. Message frequency varies. Message and data rates may apply. Reply STOP to end texts or HELP for help. I can withdraw my consent in any reasonable way, for example by writing to {email}. Checking this box is my electronic signature.",
    callsVersion: "v4-2026-11",
    newsletter:
      "By signing up, you ask {brand} to email you {newsletter}, about once a month. Every issue has an unsubscribe link.",
    newsletterVersion: "v2-2026-11",
  },
  /** Validation errors. */
  fieldProblems: {
    noName: "Enter your full name.",
    noEmail: "Enter your email address.",
    email: "Enter an email address like dana@example.com.",
    noPhone: "Enter your phone number.",
    phone: "Enter a phone number like (605) 555-0112, or with a country code like +44 20 7946 0958.",
    noReason: "Choose a reason.",
    reason: "Choose a reason from the list.",
    tooLong: "Shorten your {what} to {most} characters or fewer.",
    lineBreak: "Write your {what} on one line.",
    oldNewsletterForm: "This page is out of date. Reload it, then sign up again.",
  },
  /** Messages for a form that was not sent: the reason, and what to do. */
  problems: {
    oneField: "Please check one field.",
    severalFields: "Please check {count} fields.",
    refused: "That did not go through ({status} {message}).",
    blocked: "Please call or email us. Our phone number and email address are at the end of this page.",
    sentBefore: "This form was already sent with other details. Reload the page to send new ones.",
    tooLong: "Your message is too long. Please shorten it.",
    tooOften: "Please wait a few minutes, then send it again. Nothing you typed was lost.",
    automated: "Please use a regular browser, or call us.",
    failed: "That did not go through. Nothing you typed was lost.",
    ourFault:
      "The problem is on our end. Please call or email us. Our phone number and email address are at the end of this page.",
    tryAgain: "Check your connection and try again, or call us.",
  },
  thanks: "Sent. We usually answer within one business day.",
  thanksForProject: "Sent: your question about {project}.",
});
