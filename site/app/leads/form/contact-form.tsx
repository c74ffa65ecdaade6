import { callConsent } from "~/leads/consent.ts";
import { maxCharacters } from "~/leads/lead-fields.ts";
import { CheckboxField, Field } from "~/ui/field.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import { forms } from "~/words/forms.ts";
import { useWords } from "~/words/use-words.tsx";
import { hiddenField } from "../lead-answer.ts";
import { contactReasons, reasonToInvest } from "./contact-reasons.ts";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { fieldProps, PersonField } from "./person-field.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/**
 * The contact page's form. The browser validates until our own messages can. Who asks about a project, by its name in
 * addresses, asks to invest in it, unless they choose another reason.
 */
export function ContactForm({ project }: { project?: string | undefined }) {
  const words = useWords(forms).contact;
  const state = useLeadForm("contact");
  const hydrated = useHydrated();
  const field = { form: "contact", state } as const;
  const { defaultValue: consent, ...consentProps } = fieldProps(field, "consent");
  const reason = fieldProps(field, "reason");
  return (
    <LeadFormFrame
      form="contact"
      note={words.note}
      noValidate={hydrated}
      state={state}
      submitLabel={words.submitLabel}
    >
      {project && <input name={hiddenField.project} type="hidden" value={project} />}
      <PersonField {...field} name="name" />
      <div className="grid gap-4 tablet:grid-cols-2">
        <PersonField {...field} name="email" />
        <PersonField {...field} name="phone" optional />
      </div>
      <Field
        as="select"
        {...reason}
        defaultValue={reason.defaultValue ?? (project && reasonToInvest)}
        label={words.reason}
        required
      >
        <option value="">{words.chooseReason}</option>
        {contactReasons.map((reason) => (
          <option key={reason.value} value={reason.value}>
            {reason.label}
          </option>
        ))}
      </Field>
      {/* Shown by the reason alone, in the style sheet: before hydration as after it. Without scripts always there. */}
      <div className="scripting:hidden scripting:group-has-[option[value=other]:checked]/lead:block">
        <Field
          as="textarea"
          {...fieldProps(field, "message")}
          hint={words.messageHint}
          label={words.message}
          maxLength={maxCharacters.message}
          optional
          rows={4}
        />
      </div>
      <CheckboxField
        {...consentProps}
        defaultChecked={consent !== undefined}
        label={callConsent.wording}
        value={callConsent.version}
      />
    </LeadFormFrame>
  );
}
