import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useActionData, useFetcher, useFormAction, useNavigate } from "react-router";
import { fill } from "~/copy/copy.ts";
import { forms } from "~/copy/forms.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { loadToasts, showToast } from "~/ui/toast.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import {
  addsMessage,
  type FieldErrors,
  hiddenField,
  leadFields,
  readFieldValues,
  reasonWithMessage,
} from "../field-names.ts";
import { checkLead, type FormName } from "../form-fields.ts";
import { type LeadResponse, pageAfter } from "../lead-response.ts";
import { browserSignals, newSubmissionId, submitNatively } from "./browser.ts";
import { problemOfErrors, problemOfResponse } from "./lead-problem.ts";

const noSubmission = { input: "", submissionId: "" };

interface LeadFormOptions {
  /** Path of the page whose action handles the form; by default the page that shows it. */
  handlingPage?: string;
  /** Returns the title of the project with this slug, for the thank-you message. */
  titleOf?: (slug: string) => string | undefined;
}

/**
 * States of the specification's section 4: idle, submitting, success (fields cleared, message, next page), failure
 * (logged, reported, input kept). Without JavaScript the form posts to `action`, which redirects or shows the errors.
 */
export function useLeadForm(form: FormName, { handlingPage, titleOf }: LeadFormOptions = {}) {
  const copy = useCopy(forms);
  const fetcher = useFetcher<LeadResponse>();
  const pageResponse = useActionData<LeadResponse>();
  const navigate = useNavigate();
  const ownPage = useFormAction();
  const action = handlingPage ?? ownPage;
  const formRef = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  /** Time of the form's first appearance; 0, the page load, if it was in the server's HTML. */
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0));
  /** Sending the same input again reuses the submission ID; changed input gets a new one. */
  const lastSubmission = useRef(noSubmission);
  const pendingSubmission = useRef<{ readonly fields: FormData; readonly page: string }>(undefined);
  const [browserErrors, setBrowserErrors] = useState<FieldErrors>();
  const [correctedFields, setCorrectedFields] = useState<ReadonlySet<string>>(new Set());
  const [hasInput, setHasInput] = useState(false);

  const submitting = fetcher.state !== "idle";
  /** Response to a native submit of this form. If it names no form, each form of the page shows it. */
  const ownResponse = (pageResponse?.form ?? form) === form ? pageResponse : undefined;
  const response = fetcher.data ?? ownResponse;
  const responseErrors = response?.outcome === "invalid" ? response.errors : undefined;
  const allErrors = browserErrors ?? responseErrors;
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(allErrors ?? {}).filter(([field]) => !correctedFields.has(field)),
  );
  const problem = allErrors
    ? problemOfErrors(copy.problems, form, errors)
    : response && problemOfResponse(copy.problems, form, response);

  useEffect(() => {
    return () => {
      const { fields, page } = pendingSubmission.current ?? {};
      // Unmounted on the same URL before the response: a script failed and the error screen is shown.
      if (fields && location.href === page) submitNatively(action, fields);
    };
  }, [action]);

  useEffect(() => {
    const newResponse = fetcher.data;
    // Depend on the state too: React may discard the first render that sees the data.
    if (fetcher.state !== "idle" || !newResponse) return;
    const project = pendingSubmission.current?.fields.get(hiddenField.project);
    pendingSubmission.current = undefined;
    if (newResponse.outcome === "accepted") {
      lastSubmission.current = noSubmission;
      formRef.current?.reset();
      // The newsletter's next page has its own message.
      const title = typeof project === "string" ? titleOf?.(project) : undefined;
      const thanks = title ? fill(copy.thanksForProject, { project: title }) : copy.thanks;
      if (form !== "newsletter") showToast("success", thanks);
      navigate(pageAfter(form));
      return;
    }
    const status = newResponse.outcome === "refused" ? newResponse.status : "";
    // biome-ignore lint/suspicious/noConsole: the specification requires logging a failed send; the message contains no input
    console.error("The form was not sent:", newResponse.outcome, status);
  }, [fetcher.data, fetcher.state, form, navigate, titleOf, copy]);

  /** Prevents the native submit only at the end, so that the browser still sends the form if this throws. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (submitting) {
      event.preventDefault();
      return;
    }
    const fields = new FormData(event.currentTarget);
    // CSS hides the message field if the browser supports `:has()`. Drop a message that the visitor cannot see.
    const asksForMessage = fields.get("reason") === reasonWithMessage || fields.has(addsMessage);
    if (form === "contact" && !asksForMessage && CSS.supports("selector(:has(*))")) fields.delete("message");
    const values = readFieldValues(fields);
    const checked = checkLead(form, values, copy.fieldProblems);
    if (!checked.valid) {
      setBrowserErrors(checked.errors);
      setCorrectedFields(new Set());
      event.preventDefault();
      return;
    }
    const input = JSON.stringify([values, fields.get(hiddenField.project)]);
    if (lastSubmission.current.input !== input)
      lastSubmission.current = { input, submissionId: newSubmissionId() };
    fields.set(hiddenField.submissionId, lastSubmission.current.submissionId);
    for (const [name, value] of Object.entries(browserSignals(shownAt))) fields.set(name, value);
    void loadToasts();
    // Skip revalidation: a failing loader would lose what was typed.
    fetcher.submit(fields, { action, method: "post", defaultShouldRevalidate: false });
    pendingSubmission.current = { fields, page: location.href };
    setBrowserErrors(undefined);
    setCorrectedFields(new Set());
    event.preventDefault();
  }

  /** Hides an error as soon as its field is valid. The error returns only with the next attempt. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setHasInput(true);
    const editedField = leadFields.find(
      (field) => target instanceof Element && target.getAttribute("name") === field,
    );
    if (editedField === undefined || errors[editedField] === undefined) return;
    const checked = checkLead(form, readFieldValues(new FormData(currentTarget)), copy.fieldProblems);
    if (checked.valid || checked.errors[editedField] === undefined)
      setCorrectedFields(new Set([...correctedFields, editedField]));
  }

  return {
    errors,
    /** Changes with each attempt that the script handles; undefined after a native submit. */
    attempt: browserErrors ?? fetcher.data,
    form,
    formProps: { action, method: "post", onInput, onSubmit, ref: formRef } as const,
    handlingPage,
    isHydrated,
    hasInput,
    problem: submitting ? undefined : problem,
    submitting,
    /** Input returned by the server after a native submit. */
    values: (ownResponse && "values" in ownResponse && ownResponse.values) || {},
  };
}

export type LeadFormState = ReturnType<typeof useLeadForm>;
