import { fill } from "~/copy/copy.ts";
import { forms } from "~/copy/forms.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { PersonField } from "./person-field.tsx";
import { useLeadForm } from "./use-lead-form.ts";

interface NewsletterFormProps {
  confirmsByEmail: boolean;
  names: { brand: string; newsletter: string };
}

/** Newsletter form. Clicking its button gives the consent. */
export function NewsletterForm({ confirmsByEmail, names }: NewsletterFormProps) {
  const { consent, newsletter: copy } = useCopy(forms);
  const state = useLeadForm("newsletter", { handlingPage: "/newsletter" });
  return (
    <LeadFormFrame
      note={`${fill(consent.newsletter, names)} ${confirmsByEmail ? copy.byEmail : copy.byHand}`}
      noValidate={false}
      state={state}
      submitLabel={copy.submitLabel}
    >
      <PersonField name="email" state={state} />
      <input name="consent" type="hidden" value={consent.newsletterVersion} />
    </LeadFormFrame>
  );
}
