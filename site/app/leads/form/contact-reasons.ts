/** The contact form's reasons, for the audiences of the specification's section 1. `other` reveals the message. */
export const contactReasons = [
  { value: "investing", label: "Investing as a limited partner (LP)" },
  { value: "partnering", label: "Partnering with us (co-GP)" },
  { value: "tax", label: "Questions about taxes and real estate" },
  { value: "charitable", label: "A charitable request" },
  { value: "media", label: "Media or speaking" },
  { value: "other", label: "Other" },
] as const;

export const contactReasonValues = contactReasons.map((reason) => reason.value);

export const reasonWithMessage = "other";

export const reasonToInvest = "investing";
