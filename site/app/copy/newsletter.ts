import { words } from "./copy.ts";

/** A link of which only a part has arrived, or none of ours. */
const notWorking = {
  title: "This link does not work.",
  text: "It may have been cut off. Copy all of it from the email into the address bar. Nothing changed.",
} as const;

const failed = {
  title: "That did not work.",
  text: "It is our fault, and nothing changed. Please press the button again in a minute.",
} as const;

const tooMany = {
  title: "Please try again later.",
  text: "Nothing changed this time. Press the button again in an hour.",
} as const;

export const newsletter = words("newsletter", {
  meta: {
    description:
      "One letter a month on what we are building, what is leasing and how the numbers changed. Read every issue as a PDF.",
    keywords: ["{title}", "multifamily newsletter", "apartment investing", "real estate investing"],
  },
  head: {
    lead: "One letter a month: what we are building, what is leasing, and how the numbers changed. Read it here or save the PDF.",
    byEmail: "Get it by email",
  },
  issues: {
    label: "Issues",
    kind: "PDF",
    title: "{name} Newsletter PDF",
    open: "Open the PDF",
    download: "Download the PDF",
    loading: "loading...",
    noViewer: "Your browser does not show PDFs on a page. Open or download it above.",
  },
  allIssues: {
    title: "All issues",
    feed: "Follow by RSS",
    /** For the programs that follow the newsletter. */
    feedDescription:
      "What we are building, what is leasing, and how the numbers changed: one letter a month, as a PDF.",
    name: "{name} Newsletter",
    facts: "{date}, PDF, {size}",
    read: "Read{issue}",
    ofIssue: "the {name} newsletter",
  },
  noIssues: {
    title: "No issues to show right now",
    text: "Leave your email address below, and the next one comes to you.",
    action: "Read how investing works",
    notFound: "newsletter could not be found",
  },
  signUp: {
    title: "Get it by email",
    text: "Each letter comes to your inbox once a month. It is free, and you can stop any time.",
    privacy: "How we use your address",
  },
  requested: {
    meta: {
      title: "One step left",
      description: "We have your newsletter sign-up. Here is what happens next.",
      keywords: ["newsletter"],
    },
    byEmail: {
      title: "One step left: check your email.",
      text: "We are sending a message to the address you gave us. Press the link in it within seven days, and the newsletter will come to you. Until then we send nothing else.",
      help: "Nothing after ten minutes? Check your junk folder, or write to {email}.",
    },
    byHand: {
      title: "We have your address.",
      text: "One of us will write to you to make sure it was you. After you answer, the newsletter will come to you.",
    },
  },
  /** The pages of the links in emails; each has words for every state of its link. */
  links: {
    read: "Read {newsletterTitle}",
    signUpAgain: "Sign up again",
    help: "We can do it for you. Write to {email} from the address that gets the newsletter, or should.",
    confirm: {
      meta: {
        title: "Confirm your subscription",
        description: "One press confirms your newsletter subscription.",
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
        text: "It was good for seven days. Nothing changed, and we will not send you anything. Sign up again to get a new link.",
      },
      failed,
      invalid: notWorking,
      tooMany,
    },
    unsubscribe: {
      meta: {
        title: "Unsubscribe",
        description: "One press ends your newsletter subscription.",
        keywords: ["newsletter"],
      },
      button: "Unsubscribe",
      ask: {
        title: "Unsubscribe from {newsletterTitle}?",
        text: "We will send no more issues to the address that received this link.",
      },
      done: {
        title: "You are unsubscribed.",
        text: "We will send you no more issues. One that is already on its way may still arrive.",
      },
      expired: notWorking,
      failed,
      invalid: notWorking,
      tooMany,
    },
  },
});
