import { forms } from "./forms.ts";

/** Version of a wording that visitors agree to. Placeholders are filled where the wording is shown. */
export interface LegalVersion {
  readonly version: string;
  readonly wording: string;
}

/** All default wordings by the path of their field, the current one last. */
export const legalVersions: Readonly<Record<string, readonly LegalVersion[]>> = {
  "forms.consent.calls": [
    {
      version: "2026-11-01",
      wording:
        "Call or text me about opportunities at this number, including by automated means. Optional, and not a condition of investing. Message and data rates may apply. Reply STOP to end.",
    },
    {
      version: "v2-2026-11",
      wording:
        "I agree that {brand} may call and text me about investment opportunities at the phone number I entered, including with an automatic telephone dialing system, automated texts, and artificial or prerecorded voices. I do not have to agree in order to invest or to buy anything. Message frequency varies. Message and data rates may apply. Reply STOP to end texts or HELP for help. I can withdraw my consent at any time, in any reasonable way, for example by writing to {email}. Checking this box is my electronic signature.",
    },
    {
      version: "v3-2026-11",
      wording:
        "I agree that {brand} may email me about investment opportunities and, if I give a phone number, may also call and text me at that number, including with an automatic telephone dialing system, automated texts, and artificial or prerecorded voices. Without a phone number, I agree to email only. I do not have to agree in order to invest or to buy anything. Message frequency varies. Message and data rates may apply. Reply STOP to end texts or HELP for help. I can withdraw my consent at any time, in any reasonable way, for example by writing to {email}. Checking this box is my electronic signature.",
    },
    { version: forms.consent.callsVersion, wording: forms.consent.calls },
  ],
  "forms.consent.newsletter": [
    {
      version: "2026-11-21",
      wording:
        "By signing up you ask us to email you this newsletter, about once a month. Every issue has a link that ends it.",
    },
    { version: forms.consent.newsletterVersion, wording: forms.consent.newsletter },
  ],
};
