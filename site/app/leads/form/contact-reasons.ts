/** The contact form's reasons, for the audiences of the specification's section 1. `other` reveals the message. */
export const contactReasons = ["investing", "partnering", "tax", "charitable", "media", "other"] as const;

export const reasonWithMessage = "other";

export const reasonToInvest = "investing";
