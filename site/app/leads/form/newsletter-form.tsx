import { PrefetchPageLinks } from "react-router";
import { fill } from "~/copy/copy.ts";
import { forms } from "~/copy/forms.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { PersonField } from "./person-field.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** Page that handles the form, wherever it is shown. */
const handlingPage = "/newsletter";

interface NewsletterFormProps {
  confirmsByEmail: boolean;
  names: { brand: string; newsletter: string };
}

/** Newsletter form. Clicking its button gives the consent. */
export function NewsletterForm({ confirmsByEmail, names }: NewsletterFormProps) {
  const { consent, newsletter: copy } = useCopy(forms);
  const state = useLeadForm("newsletter", { action: handlingPage });
  return (
    <LeadFormFrame
      form="newsletter"
      note={`${fill(consent.newsletter, names)} ${confirmsByEmail ? copy.byEmail : copy.byHand}`}
      noValidate={false}
      state={state}
      submitLabel={copy.submitLabel}
    >
      {/* Prefetch the action's code, so that a lost connection can be reported. */}
      {state.isUsed && <PrefetchPageLinks page={handlingPage} />}
      <PersonField form="newsletter" name="email" state={state} />
      <input name="consent" type="hidden" value={consent.newsletterVersion} />
    </LeadFormFrame>
  );
}
