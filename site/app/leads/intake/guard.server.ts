import { isIPv6 } from "node:net";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { forms } from "../../copy/forms.ts";
import type { FieldProblems, Lead } from "../form-fields.ts";

import type { Submission } from "./submission.server.ts";

/** No person fills in a form faster, even with autofill. */
const quickestPersonMs = 2_000;

const linkOrMarkup = /https?:|www\.|<[a-z/!]|\{\{|\$\{/iu;

/** Specification, section 5: headless-browser blocking, recognized as the email provider's own library does. */
export function isHeadlessBrowser({ automated, userAgent = "" }: Submission): boolean {
  return automated || userAgent.includes("HeadlessChrome");
}

/** Entries are email addresses, or domains that stand for their subdomains too. */
export function isBlocked(email: string, blockList: readonly string[]): boolean {
  const address = email.toLowerCase();
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return blockList.some((item) => {
    const entry = item.trim().toLowerCase().replace(/^@/, "");
    if (entry === "") return false;
    return entry.includes("@") ? entry === address : domain === entry || domain.endsWith(`.${entry}`);
  });
}

/** Why a person should look at the lead before anybody calls. A suspicion never refuses. */
export function reviewReasons(submission: Submission, lead: Lead): string[] {
  const { elapsedMs = quickestPersonMs, honeypotFilled } = submission;
  const inquiry = lead.form === "newsletter" ? undefined : lead;
  const region = inquiry && "region" in inquiry ? inquiry.region : undefined;
  const phone = inquiry && "phone" in inquiry ? inquiry.phone : undefined;
  const shortTexts = [inquiry?.name ?? "", region ?? ""];
  const reasons: string[] = [];
  if (honeypotFilled) reasons.push("hidden field filled in");
  if (elapsedMs < quickestPersonMs) reasons.push("sent too quickly");
  if (shortTexts.some((text) => linkOrMarkup.test(text))) reasons.push("link or markup in a short field");
  if (phone !== undefined && checkPhone(phone).unusual) reasons.push("unusual phone number");
  return reasons;
}

interface PhoneCheck {
  /** What to tell the visitor; absent when the number is accepted. */
  readonly repair?: string;
  /** The number is accepted, but a person should look at it. */
  readonly unusual: boolean;
}

/**
 * Asks the world's numbering plans, with the United States where no country code is given. Refused is only what
 * cannot be dialed: outside North America, a number that the bundled plan does not know may be newer than the plan.
 */
export function checkPhone(phone: string, problems: FieldProblems = forms.fieldProblems): PhoneCheck {
  const number = parsePhoneNumberFromString(phone, "US");
  if (!number?.isPossible()) return { repair: problems.phone, unusual: true };
  if (/^(\d)\1*$/.test(number.nationalNumber)) return { repair: problems.phone, unusual: true };
  if (number.isValid()) return { unusual: false };
  return number.countryCallingCode === "1" ? { repair: problems.phone, unusual: true } : { unusual: true };
}

/** Domains whose provider ignores dots in the name of a mailbox. */
const dotlessDomains = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox behind an address, for counting: many providers deliver `name+anything` to `name`. */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, "");
  return dotlessDomains.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** What one visitor sends from: an IPv6 household owns a whole /64, an IPv4-mapped address is the IPv4 one. */
export function senderOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const groups = [
    ...left,
    ...Array(tail === undefined ? 0 : 8 - left.length - right.length).fill("0"),
    ...right,
  ];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
