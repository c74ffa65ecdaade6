import { defineCopy } from "./copy.ts";

/**
 * Copy for a link that is incomplete or was not made by this site. Also fills `expired` of unsubscribe links, which must
 * have the key but never expire.
 */
const notWorking = {
  title: "This link does not work.",
  text: "It may have been cut off. Copy all of it from the email into the address bar. Nothing changed.",
} as const;

const failed = {
  title: "That did not work.",
  text: "The problem is on our end, and nothing changed. Try the button again in a minute.",
} as const;

const tooMany = {
  title: "Please try again later.",
  text: "Nothing changed. Try the button again in an hour.",
} as const;

export const newsletter = defineCopy("newsletter", {
  meta: {
    description:
      "One letter a month on how apartments are built, leased and paid for. Read every issue as a PDF.",
    keywords: ["{title}", "multifamily newsletter", "apartment investing", "real estate investing"],
  },
  head: { lead: "One letter a month on how apartments are built, leased and paid for." },
  issues: {
    label: "Issues",
    title: "{name} Newsletter PDF",
    facts: "{date}, {size}",
    open: "Open the PDF",
    download: "Download the PDF",
    cover: "First page of the {name} newsletter",
    loading: "loading...",
  },
  feed: {
    link: "Follow by RSS",
    description: "How apartments are built, leased and paid for: one letter a month, as a PDF.",
  },
  noIssues: {
    title: "No issues to show right now",
    text: "Leave your email, and we’ll send you the next one.",
    action: "How to invest",
    refused: "newsletter could not be found",
  },
  signUp: {
    title: "Get it by email",
    text: "Once a month, free. Unsubscribe anytime.",
    privacy: "How we use your address",
  },
  requested: {
    meta: {
      title: "One step left",
      description: "We have your newsletter sign-up. Here’s what happens next.",
      keywords: ["newsletter"],
    },
    byEmail: {
      title: "One step left: check your email.",
      text: "We sent a message to the address you gave us. Click the link in it within seven days, and you’re on the list. Until then we send nothing else.",
      help: "Nothing after ten minutes? Check your junk folder, or email {email}.",
    },
    byHand: { title: "One more step.", text: "We’ll email you to confirm. Reply, and you’re on the list." },
  },
  /** Pages behind the links in emails, with copy for each state of a link. */
  links: {
    read: "Read {newsletterTitle}",
    signUpAgain: "Sign up again",
    help: "We can do it for you. Email {email} from the address that gets the newsletter, or should get it.",
    confirm: {
      meta: {
        title: "Confirm your subscription",
        description: "One click confirms your newsletter subscription.",
        keywords: ["newsletter"],
      },
      button: "Subscribe",
      ask: {
        title: "Subscribe to {newsletterTitle}?",
        text: "We will send each issue to the address that received this link, about once a month.",
      },
      done: {
        title: "You are subscribed.",
        text: "The next issue will come by email. You can read all earlier ones here.",
      },
      expired: {
        title: "This link has expired.",
        text: "It was good for seven days. You are not signed up, and we will not send you anything. Sign up again to get a new link.",
      },
      failed,
      invalid: notWorking,
      tooMany,
    },
    unsubscribe: {
      meta: {
        title: "Unsubscribe",
        description: "One click ends your newsletter subscription.",
        keywords: ["newsletter"],
      },
      button: "Unsubscribe",
      ask: {
        title: "Unsubscribe from {newsletterTitle}?",
        text: "We will send no more issues to the address that received this link.",
      },
      done: {
        title: "You are unsubscribed.",
        text: "We will send you no more issues. One already on its way may still arrive.",
      },
      expired: notWorking,
      failed,
      invalid: notWorking,
      tooMany,
    },
  },
});
