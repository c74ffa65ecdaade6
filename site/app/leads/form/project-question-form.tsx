import { useCallback } from "react";
import type { ProjectChoice } from "~/content/model/projects.ts";
import { forms } from "~/copy/forms.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { hiddenField, maxCharacters } from "~/leads/field-names.ts";
import { cx } from "~/ui/class-names.ts";
import { Field } from "~/ui/field.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { fieldProps, PersonField } from "./person-field.tsx";
import { useLeadForm } from "./use-lead-form.ts";

interface ProjectQuestionFormProps {
  chosen?: string | undefined;
  projects: readonly ProjectChoice[];
}

/** Form for a question, with or without a project. The server decides whether the last field holds a phone number. */
export function ProjectQuestionForm({ chosen = "", projects }: ProjectQuestionFormProps) {
  const copy = useCopy(forms).projectQuestion;
  const titleOf = useCallback(
    (chosenSlug: string) => projects.find(({ slug }) => slug === chosenSlug)?.title,
    [projects],
  );
  const state = useLeadForm("project-question", { handlingPage: "/contact", titleOf });
  const selected = state.values.project ?? chosen;
  return (
    <LeadFormFrame
      linksPrivacy
      note={copy.note}
      noValidate={state.isHydrated}
      state={state}
      submitLabel={copy.submitLabel}
    >
      <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-x-column">
        {projects.length > 0 && (
          <fieldset className="@container col-span-full min-w-0">
            <legend className="mb-1.5 font-semibold text-ground text-s">{copy.project}</legend>
            <div className="flex flex-wrap gap-px overflow-clip rounded-part border border-control bg-control has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
              {[...projects, { slug: "", title: copy.notSure }].map(({ slug, title }) => (
                <label
                  className="relative flex grow basis-[40%] @wide:basis-30 cursor-pointer items-center bg-field text-ground text-s/snug"
                  key={slug}
                >
                  <input
                    className="peer absolute inset-0 cursor-pointer appearance-none outline-none forced-colors:static forced-colors:ml-3.5 forced-colors:appearance-auto"
                    defaultChecked={slug === selected}
                    name={hiddenField.project}
                    type="radio"
                    value={slug}
                  />
                  <span className={choiceLook}>{title.replace(/ (?=\d+$)/, "\u00a0")}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <PersonField name="name" state={state} />
        <PersonField name="email" state={state} />
        <div className="col-span-full [&_textarea]:field-sizing-content [&_textarea]:min-h-13">
          <Field
            as="textarea"
            {...fieldProps(state, "phoneOrQuestion")}
            hint={copy.phoneOrQuestionHint}
            label={copy.phoneOrQuestion}
            maxLength={maxCharacters.message}
            rows={1}
          />
        </div>
      </div>
    </LeadFormFrame>
  );
}

const choiceLook = cx(
  "pointer-events-none relative flex min-h-13 grow items-center px-3.5 py-1.5",
  "peer-checked:bg-fill peer-checked:font-semibold peer-checked:text-on-fill",
);
