/** The contact form's reasons, for the audiences of the specification's section 1. `other` reveals the message. */
export const contactReasons = [
  { value: "investing", label: "Investing as a limited partner" },
  { value: "partnering", label: "Partnering as a co-sponsor" },
  { value: "tax", label: "Reducing tax through real estate" },
  { value: "charitable", label: "A charitable request" },
  { value: "media", label: "Media or speaking" },
  { value: "other", label: "Other" },
] as const;

export const contactReasonValues = contactReasons.map((reason) => reason.value);

export const reasonWithMessage = "other";
