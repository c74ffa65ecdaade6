import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { phoneRepair as repair } from "../lead.ts";

export interface PhoneOpinion {
  /** What to tell the visitor; absent when the number is taken. */
  readonly repair?: string;
  /** The number is taken, but a person should look at it. */
  readonly unusual: boolean;
}

/**
 * Asks the world's numbering plans, with the United States where no country code is given. Only what cannot be
 * dialled is refused: outside North America, whose plan has not changed its form for decades, a number that the
 * bundled plan does not know may be younger than the plan.
 */
export function phoneOpinion(phone: string): PhoneOpinion {
  const number = parsePhoneNumberFromString(phone, "US");
  if (!number?.isPossible()) return { repair, unusual: true };
  if (/^(\d)\1*$/.test(number.nationalNumber)) return { repair, unusual: true };
  if (number.isValid()) return { unusual: false };
  return number.countryCallingCode === "1" ? { repair, unusual: true } : { unusual: true };
}
