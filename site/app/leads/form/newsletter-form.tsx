import { newsletterConsents } from "~/leads/consent.ts";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { PersonField } from "./person-field.tsx";
import { useLeadForm } from "./use-lead-form.ts";

const [{ version, wording }] = newsletterConsents;

const nextStep = {
  byEmail: "First comes one email with a link; nothing else comes until you have pressed it.",
  byHand: "First a person on our team writes to you, to make sure that it was you.",
};

/** The newsletter's form: an email address, and the consent that pressing its button gives. */
export function NewsletterForm({ confirmsByEmail }: { confirmsByEmail: boolean }) {
  const state = useLeadForm("newsletter");
  return (
    <LeadFormFrame
      form="newsletter"
      note={`${wording} ${confirmsByEmail ? nextStep.byEmail : nextStep.byHand}`}
      noValidate={false}
      state={state}
      submitLabel="Sign up"
    >
      <PersonField form="newsletter" name="email" state={state} />
      <input name="consent" type="hidden" value={version} />
    </LeadFormFrame>
  );
}
