import { isIPv6 } from "node:net";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { forms } from "../../copy/forms.ts";
import { canonicalIp } from "../../ip-address.server.ts";
import type { FieldValues } from "../field-names.ts";
import type { FieldMessages, Lead } from "../form-fields.ts";
import type { Submission } from "./submission.server.ts";

/** Least time that a person needs to fill in a form, with autofill. */
const minFillInMs = 2_000;

const linkOrMarkup = /https?:|www\.|<[a-z/!]|\{\{|\$\{/iu;

/** Detects headless browsers the way the email provider's library does (specification, section 5). */
export function isHeadlessBrowser({ automated, userAgent = "" }: Submission): boolean {
  return automated || userAgent.includes("HeadlessChrome");
}

/** Returns true if the list has the email address or its domain. A domain in the list covers its subdomains. */
export function isBlocked(email: string, blockList: readonly string[]): boolean {
  const address = email.toLowerCase();
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return blockList.some((item) => {
    const entry = item.trim().toLowerCase().replace(/^@/, "");
    if (entry === "") return false;
    return entry.includes("@") ? entry === address : domain === entry || domain.endsWith(`.${entry}`);
  });
}

/** Returns reasons for a person to review the lead. They never cause a refusal. */
export function reviewReasons(submission: Submission, lead: Lead): string[] {
  const { elapsedMs = minFillInMs, honeypotFilled } = submission;
  const { name = "", phone, region = "" }: FieldValues = lead;
  const reasons: string[] = [];
  if (honeypotFilled) reasons.push("hidden field filled in");
  if (elapsedMs < minFillInMs) reasons.push("sent too quickly");
  if ([name, region].some((text) => linkOrMarkup.test(text))) reasons.push("link or markup in a short field");
  if (phone !== undefined && checkPhone(phone).isUnusual) reasons.push("unusual phone number");
  return reasons;
}

interface PhoneCheck {
  /** Message for the visitor if the number is refused. */
  readonly problem?: string;
  /** True if a person should review the number. */
  readonly isUnusual: boolean;
}

/**
 * Checks a number against its country's numbering plan, by default that of the United States. Outside North America,
 * refuses only impossible numbers and one repeated digit, because the bundled plan may be outdated.
 */
export function checkPhone(phone: string, messages: FieldMessages = forms.fieldProblems): PhoneCheck {
  const number = parsePhoneNumberFromString(phone, "US");
  const refusal = { problem: messages.phone, isUnusual: true };
  if (!number?.isPossible() || /^(\d)\1*$/.test(number.nationalNumber)) return refusal;
  if (number.isValid()) return { isUnusual: false };
  return number.countryCallingCode === "1" ? refusal : { isUnusual: true };
}

/** Domains of one provider, which ignores dots in mailbox names. */
const dotlessDomains = new Set(["gmail.com", "googlemail.com"]);

/** Returns one spelling for all email addresses of a mailbox: `name+tag` is delivered to `name`. */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const atIndex = address.lastIndexOf("@");
  const domain = address.slice(atIndex + 1);
  const name = address.slice(0, atIndex).replace(/(?<=.)\+.*$/, "");
  return dotlessDomains.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Returns the part of an IP that identifies a client: the IPv4 address, even if mapped to IPv6, or the IPv6 /64. */
export function clientPartOf(ip: string): string {
  const canonical = canonicalIp(ip) ?? ip;
  if (!isIPv6(canonical)) return canonical;
  const [left = [], right = []] = canonical.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
