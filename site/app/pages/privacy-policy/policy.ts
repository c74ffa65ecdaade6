import type { SiteSettings } from "~/content/model.ts";

/** ISO 8601 date from which this wording applies. */
export const effectiveDate = "2026-11-01";

interface PolicySection {
  readonly id: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly title: string;
}

/** Says what the site does, in words: a change to what is collected or sent is a change here. */
export function policyOf({ addressLines, brand, email, phone }: SiteSettings): readonly PolicySection[] {
  return [
    {
      id: "in-short",
      title: "In short",
      paragraphs: [
        `This policy is about the website of ${brand}. You can read all of it without telling us anything. We receive your details only when you send a form, and use them to answer you.`,
        "There are no advertising or analytics scripts here and no tracking cookies. That is why you see no cookie banner.",
      ],
    },
    {
      id: "what-you-send",
      title: "What you send us",
      paragraphs: ["Each form asks for what is needed to answer it:"],
      points: [
        "“Speak with an expert” and the form at the end of our project pages: your name, email address and telephone number, and your state if you wish.",
        "The contact page: your name, email address and reason; a telephone number and a message if you wish; and whether you agree to calls and texts.",
        "With each form: the page it was sent from, the time, and, where you ticked the box, the version of the wording you agreed to.",
      ],
    },
    {
      id: "what-the-server-sees",
      title: "What the server sees",
      paragraphs: [
        "To send you a page, the server sees your network address and what your browser says about itself. Your address is also used to limit how many forms can be sent from one place in an hour, and to keep machines from sending them.",
        "Our logs do not contain what you typed into a form.",
      ],
    },
    {
      id: "purposes",
      title: "What it is for",
      paragraphs: [
        "We use your details to answer you, to send the documents you ask for, to keep the records that securities rules require of us, and to protect the site from abuse. We do not sell them, do not share them for advertising, and make no automated decisions about you.",
      ],
    },
    {
      id: "providers",
      title: "Who else handles it",
      paragraphs: [
        "Companies that work for us may handle your details, only for these purposes: the host of this site, and the email provider that carries your message to our team. We may also have to hand over records when the law requires it.",
      ],
    },
    {
      id: "elsewhere",
      title: "Videos and links to other places",
      paragraphs: [
        "A video is loaded from its provider only after you press play, from the provider’s address that sets no cookie before then. Until you do, nothing is requested from anyone else.",
        "The investor portal, the scheduling service, our partners’ sites and social networks are run by others. Their own policies apply there.",
      ],
    },
    {
      id: "calls-and-texts",
      title: "Calls and text messages",
      paragraphs: [
        "We call or text you about opportunities only if you tick the box that asks for it. It is optional, never ticked in advance, and not a condition of investing. Message and data rates may apply. Reply STOP to end the texts, or tell us to end both. We do not pass this agreement, or the number it is for, to others for their own marketing.",
      ],
    },
    {
      id: "retention",
      title: "How long it is kept",
      paragraphs: [
        "We keep what you send while we are answering you and for as long afterward as we do business with you or the law requires records of us. The copy that waits to be delivered to our team is deleted after it has arrived. Ask, and we delete what we are not required to keep.",
      ],
    },
    {
      id: "rights",
      title: "Your choices and rights",
      paragraphs: [
        "Wherever you live, you may ask what we hold about you, have it corrected, receive a copy or have it deleted. We do not treat you differently for asking. We may need to confirm that it is you.",
        "Every marketing email has an address to reply to and a way to stop. If your browser sends a Global Privacy Control signal, it is honored: nothing here is sold or shared, with or without it.",
      ],
    },
    {
      id: "children",
      title: "Children",
      paragraphs: [
        "This site is for adults who may invest. We do not knowingly collect details of children.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "When this policy changes, its date changes with it. If a change affects details that you have already sent, we tell you before we use them differently.",
      ],
    },
    {
      id: "ask",
      title: "Ask us",
      paragraphs: [
        `Write to ${email}, call ${phone}, or send a letter to ${brand}, ${addressLines.join(", ")}.`,
      ],
    },
  ];
}
