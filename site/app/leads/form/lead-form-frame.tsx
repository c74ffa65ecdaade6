import type { ReactNode } from "react";
import { PrefetchPageLinks } from "react-router";
import { forms } from "~/copy/forms.ts";
import { pages } from "~/copy/pages.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { InlineLink } from "~/ui/links.tsx";
import { hiddenField } from "../field-names.ts";
import { submitIdOf } from "./lead-problem.ts";
import type { LeadFormState } from "./use-lead-form.ts";

interface LeadFormFrameProps {
  children: ReactNode;
  /** True to end the note with a link to the privacy policy. */
  linksPrivacy?: boolean;
  note: string;
  noValidate: boolean;
  state: LeadFormState;
  submitLabel: string;
  wideSubmit?: boolean;
}

/** Frame of all forms: error summary, honeypot, button and note. */
export function LeadFormFrame(props: LeadFormFrameProps) {
  const { children, linksPrivacy, note, noValidate, state, submitLabel, wideSubmit } = props;
  const { form, formProps, handlingPage, hasInput, problem, submitting } = state;
  const pageNames = useCopy(pages);
  const honeypotId = `${form}-${hiddenField.honeypot}`;
  return (
    <form {...formProps} className="group/lead" noValidate={noValidate}>
      <fieldset className="grid gap-4" disabled={submitting}>
        {problem && <ErrorSummary attempt={state.attempt} items={problem.items} title={problem.title} />}
        <input name={hiddenField.form} type="hidden" value={form} />
        {/* Honeypot field. A lead with a value in it is marked for review. */}
        <div aria-hidden="true" className="sr-only">
          <label htmlFor={honeypotId}>{useCopy(forms).fields.trap}</label>
          <input autoComplete="off" id={honeypotId} name={hiddenField.honeypot} tabIndex={-1} type="text" />
        </div>
        {/* Prefetch the client action, which reports a lost connection and could not be loaded then. */}
        {handlingPage && hasInput && <PrefetchPageLinks page={handlingPage} />}
        {children}
        <Button
          className={cx("col-span-full mt-2 w-full", !wideSubmit && "justify-self-start tablet:w-auto")}
          id={submitIdOf(form)}
          submitting={submitting}
          type="submit"
        >
          {submitLabel}
        </Button>
        <p className="col-span-full text-quiet text-xs">
          {note}{" "}
          {linksPrivacy && <InlineLink to="/privacy-policy">{pageNames["/privacy-policy"].label}</InlineLink>}
        </p>
      </fieldset>
    </form>
  );
}
