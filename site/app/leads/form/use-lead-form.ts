import { type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { useActionData, useFetcher, useFormAction, useNavigate } from "react-router";
import { showToast } from "~/ui/toast.tsx";
import { reasonWithMessage } from "../contact-reasons.ts";
import { checkLead, type FieldErrors, type FieldValues, type LeadForm, leadFields } from "../lead.ts";
import { hiddenField, type LeadAnswer, pageAfter } from "../lead-answer.ts";
import { browserSignals, newSubmissionId } from "./browser-signals.ts";
import { problemOfAnswer, problemOfErrors } from "./lead-problem.ts";

const thanks = "Thank you. We have your details and will call within one business day.";

/** What the visitor typed, as the server will read it. */
function typedValues(fields: FormData): FieldValues {
  const values: FieldValues = {};
  for (const name of leadFields) {
    const value = fields.get(name);
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

/**
 * The states of the specification's section 4: idle, submitting, then success (fields cleared, message, thank-you
 * page) or failure (enabled again, logged, told to the visitor, everything typed kept). Without JavaScript the form
 * posts to its own page and finds the answer there.
 */
export function useLeadForm(form: LeadForm) {
  const fetcher = useFetcher<LeadAnswer>();
  const pageAnswer = useActionData<LeadAnswer>();
  const navigate = useNavigate();
  const action = useFormAction();
  const element = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  /** The submission id belongs to what was typed: sent again it is the same lead, corrected it is another one. */
  const attempt = useRef({ typed: "", submissionId: "" });
  const [foundErrors, setFoundErrors] = useState<FieldErrors>();

  const submitting = fetcher.state !== "idle";
  const forThisForm = (pageAnswer?.form ?? form) === form ? pageAnswer : undefined;
  const answer = fetcher.data ?? forThisForm;
  const answeredErrors = answer?.outcome === "invalid" ? answer.errors : undefined;
  // Kept as one object: the error summary takes the focus whenever it gets another one.
  const problem = useMemo(() => {
    if (foundErrors) return problemOfErrors(form, foundErrors);
    return answer && problemOfAnswer(form, answer);
  }, [form, foundErrors, answer]);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  useEffect(() => {
    const received = fetcher.data;
    // By the state too: the router changes the data outside of React's rendering, where a rendering that React throws
    // away can see it first, and the data alone is then no change any more. The visitor would get no answer.
    if (fetcher.state !== "idle" || !received) return;
    if (received.outcome === "accepted") {
      attempt.current = { typed: "", submissionId: "" };
      element.current?.reset();
      // The newsletter's next page says more: something is left to do.
      if (form !== "newsletter") showToast("success", thanks);
      navigate(pageAfter[form]);
      return;
    }
    const status = received.outcome === "refused" ? received.status : "";
    // biome-ignore lint/suspicious/noConsole: the specification asks for a failed sending to be logged; it names no data
    console.error("The form was not sent:", received.outcome, status);
  }, [fetcher.data, fetcher.state, form, navigate]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const fields = new FormData(event.currentTarget);
    // A message that is no longer shown is no longer meant.
    if (form === "contact" && fields.get("reason") !== reasonWithMessage) fields.delete("message");
    const values = typedValues(fields);
    const checked = checkLead(form, values);
    setFoundErrors(checked.valid ? undefined : checked.errors);
    if (!checked.valid) return;
    const typed = JSON.stringify(values);
    if (attempt.current.typed !== typed) attempt.current = { typed, submissionId: newSubmissionId() };
    fields.set(hiddenField.submissionId, attempt.current.submissionId);
    for (const [name, value] of Object.entries(browserSignals(shownAt.current))) fields.set(name, value);
    // A lead changes nothing a page shows; asking for it again could only fail and take away what was typed.
    fetcher.submit(fields, { method: "post", defaultShouldRevalidate: false });
  }

  return {
    errors: foundErrors ?? answeredErrors ?? {},
    /** Where a page that comes back without JavaScript begins: at what is to be repaired. */
    focusOnLoad: forThisForm && problemOfAnswer(form, forThisForm)?.items[0]?.fieldId,
    formProps: { action, method: "post", onSubmit, ref: element } as const,
    problem: submitting ? undefined : problem,
    submitting,
    /** What was typed, when the page comes back from the server with it. */
    values: (forThisForm && "values" in forThisForm && forThisForm.values) || {},
  };
}

export type LeadFormState = ReturnType<typeof useLeadForm>;
