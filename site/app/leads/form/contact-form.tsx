import { Plus } from "lucide-react";
import { fill } from "~/copy/copy.ts";
import { forms } from "~/copy/forms.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { addsMessage, contactReasons, maxCharacters } from "~/leads/field-names.ts";
import { CheckboxField, Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { fieldProps, PersonField } from "./person-field.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** Contact form. The browser validates until hydration. */
export function ContactForm({ names }: { names: { brand: string; email: string } }) {
  const { consent: consents, contact: copy } = useCopy(forms);
  const state = useLeadForm("contact");
  const { defaultValue: consent, ...consentProps } = fieldProps(state, "consent");
  return (
    <LeadFormFrame
      linksPrivacy
      note={copy.note}
      noValidate={state.isHydrated}
      state={state}
      submitLabel={copy.submitLabel}
    >
      <PersonField name="name" state={state} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <PersonField name="email" state={state} />
        <PersonField name="phone" required={false} state={state} />
      </div>
      <Field as="select" {...fieldProps(state, "reason")} label={copy.reason} required>
        <option value="">{copy.chooseReason}</option>
        {contactReasons.map((reason) => (
          <option key={reason} value={reason}>
            {copy.reasons[reason]}
          </option>
        ))}
      </Field>
      {/* CSS shows the field for the reason "other", and for others if the visitor ticks the box, even without scripts. */}
      <div className="group-has-[option[value=other]:checked]/lead:hidden not-supports-[selector(:has(*))]:hidden">
        <CheckboxField
          defaultChecked={Boolean(state.values.message)}
          id="contact-add-message"
          label={copy.addMessage}
          name={addsMessage}
        />
      </div>
      <div className="supports-[selector(:has(*))]:not-group-has-[:is(option[value=other],#contact-add-message):checked]/lead:hidden">
        <Field
          as="textarea"
          {...fieldProps(state, "message")}
          hint={copy.messageHint}
          label={copy.message}
          maxLength={maxCharacters.message}
          rows={4}
        />
      </div>
      <details className="group/item" open={consent !== undefined}>
        <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold text-s">
          {consents.title}
          <Icon className="group-open/item:rotate-45" of={Plus} />
        </summary>
        <CheckboxField
          {...consentProps}
          defaultChecked={consent !== undefined}
          label={fill(consents.calls, names)}
          value={consents.callsVersion}
        />
      </details>
    </LeadFormFrame>
  );
}
