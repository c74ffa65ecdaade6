/** Reasons for the audiences in section 1 of the specification. `other` shows the message field. */
export const contactReasons = ["investing", "partnering", "tax", "charitable", "media", "other"] as const;

export const reasonWithMessage = "other";

export const reasonToInvest = "investing";
