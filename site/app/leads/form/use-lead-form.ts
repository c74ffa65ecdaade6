import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useActionData, useFetcher, useFormAction, useNavigate } from "react-router";
import { fill } from "~/copy/copy.ts";
import { forms } from "~/copy/forms.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { loadToasts, showToast } from "~/ui/toast.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import {
  checkLead,
  type FieldErrors,
  type LeadField,
  type LeadForm,
  leadFields,
  typedValues,
} from "../form-fields.ts";
import { hiddenField, type LeadAnswer, pageAfter } from "../lead-answer.ts";
import { browserSignals, newSubmissionId } from "./browser-signals.ts";
import { reasonWithMessage } from "./contact-reasons.ts";
import { problemOfAnswer, problemOfErrors } from "./lead-problem.ts";
import { submitWithoutScript } from "./plain-post.ts";

const noAttempt = { typed: "", submissionId: "" };

/** The messages that are not out of date. */
function stillOpen(errors: FieldErrors, repaired: ReadonlySet<LeadField>): FieldErrors {
  return Object.fromEntries(
    leadFields
      .filter((field) => errors[field] && !repaired.has(field))
      .map((field) => [field, errors[field]]),
  );
}

interface LeadFormOptions {
  /** Path of the page that answers; without it, the form's own page. */
  action?: string;
  /** Title of a project by its name in addresses, for the message that thanks. */
  titleOf?: (project: string) => string | undefined;
}

/**
 * The states of the specification's section 4: idle, submitting, then success (fields cleared, message, thank-you
 * page) or failure (enabled again, logged, told to the visitor, everything typed kept). Without JavaScript the form
 * posts to its own page and finds the answer there.
 */
export function useLeadForm(form: LeadForm, { action: otherPage, titleOf }: LeadFormOptions = {}) {
  const words = useCopy(forms);
  const fetcher = useFetcher<LeadAnswer>();
  const pageAnswer = useActionData<LeadAnswer>();
  const navigate = useNavigate();
  const ownPage = useFormAction();
  const action = otherPage ?? ownPage;
  const element = useRef<HTMLFormElement>(null);
  /** A form of the document was there before this code, for all of the page's time. */
  const isOfDocument = useRef(!useHydrated());
  const shownAt = useRef(0);
  /** Sent again as it was typed, it is the same lead; corrected, it is another one. */
  const attempt = useRef(noAttempt);
  /** What was handed to the router and has no answer yet. */
  const unanswered = useRef<{ readonly fields: FormData; readonly page: string }>(undefined);
  const [foundErrors, setFoundErrors] = useState<FieldErrors>();
  /** Fields whose message is out of date. */
  const [repaired, setRepaired] = useState<ReadonlySet<LeadField>>(new Set());

  const [isUsed, setIsUsed] = useState(false);

  const submitting = fetcher.state !== "idle";
  const forThisForm = (pageAnswer?.form ?? form) === form ? pageAnswer : undefined;
  const answer = fetcher.data ?? forThisForm;
  const answeredErrors = answer?.outcome === "invalid" ? answer.errors : undefined;
  const reported = foundErrors ?? answeredErrors;
  const errors = stillOpen(reported ?? {}, repaired);
  const problem = reported
    ? problemOfErrors(words.problems, form, errors)
    : answer && problemOfAnswer(words.problems, form, answer);

  useEffect(() => {
    if (!isOfDocument.current) shownAt.current = performance.now();
    return () => {
      const { fields, page } = unanswered.current ?? {};
      // Taken off its page without an answer: a script has failed, and the error screen is there in its place. Opening
      // another page changes the address first.
      if (fields && location.href === page) submitWithoutScript(action, fields);
    };
  }, [action]);

  useEffect(() => {
    const received = fetcher.data;
    // By the state too: a rendering that React throws away can be the first to see the data, which alone is then no
    // change any more.
    if (fetcher.state !== "idle" || !received) return;
    const project = unanswered.current?.fields.get(hiddenField.project);
    unanswered.current = undefined;
    if (received.outcome === "accepted") {
      attempt.current = noAttempt;
      element.current?.reset();
      // The newsletter's next page says more: something is left to do.
      const title = typeof project === "string" ? titleOf?.(project) : undefined;
      const thanks = title ? fill(words.thanksForProject, { project: title }) : words.thanks;
      if (form !== "newsletter") showToast("success", thanks);
      navigate(pageAfter[form]);
      return;
    }
    const status = received.outcome === "refused" ? received.status : "";
    // biome-ignore lint/suspicious/noConsole: the specification asks for a failed sending to be logged; it names no data
    console.error("The form was not sent:", received.outcome, status);
  }, [fetcher.data, fetcher.state, form, navigate, titleOf, words]);

  /** Whatever throws in here leaves the sending to the browser: it is prevented only once all else is done. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (submitting) {
      event.preventDefault();
      return;
    }
    const fields = new FormData(event.currentTarget);
    // A message that is no longer shown is no longer meant.
    if (form === "contact" && fields.get("reason") !== reasonWithMessage) fields.delete("message");
    const values = typedValues(fields);
    const checked = checkLead(form, values, words.fieldProblems);
    if (!checked.valid) {
      setFoundErrors(checked.errors);
      setRepaired(new Set());
      event.preventDefault();
      return;
    }
    const typed = JSON.stringify([values, fields.get(hiddenField.project)]);
    if (attempt.current.typed !== typed) {
      attempt.current = { typed, submissionId: newSubmissionId() };
    }
    fields.set(hiddenField.submissionId, attempt.current.submissionId);
    for (const [name, value] of Object.entries(browserSignals(shownAt.current))) fields.set(name, value);
    void loadToasts();
    // A lead changes nothing a page shows; asking for it again could only fail and take away what was typed.
    fetcher.submit(fields, { action, method: "post", defaultShouldRevalidate: false });
    unanswered.current = { fields, page: location.href };
    setFoundErrors(undefined);
    setRepaired(new Set());
    event.preventDefault();
  }

  /** A message goes as soon as what it asks for is there, and comes back with the next attempt alone. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setIsUsed(true);
    const edited = leadFields.find(
      (field) => target instanceof Element && target.getAttribute("name") === field,
    );
    if (edited === undefined || errors[edited] === undefined) return;
    const checked = checkLead(form, typedValues(new FormData(currentTarget)), words.fieldProblems);
    if (checked.valid || checked.errors[edited] === undefined) setRepaired(new Set([...repaired, edited]));
  }

  return {
    errors,
    /** Another one for each attempt that the app has handled. */
    attempt: foundErrors ?? fetcher.data,
    formProps: { action, method: "post", onInput, onSubmit, ref: element } as const,
    isUsed,
    problem: submitting ? undefined : problem,
    submitting,
    /** What was typed, when the page comes back from the server with it. */
    values: (forThisForm && "values" in forThisForm && forThisForm.values) || {},
  };
}

export type LeadFormState = ReturnType<typeof useLeadForm>;
