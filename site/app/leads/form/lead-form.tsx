import type { ReactNode } from "react";
import { forms } from "~/copy/forms.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { PersonField } from "./person-field.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/**
 * Expert form, which browsers validate before our code, and bottom form, which only our code validates (specification,
 * sections 2 to 5).
 */
export function LeadForm({ children, variant }: { children?: ReactNode; variant: "bottom" | "expert" }) {
  const copy = useCopy(forms)[variant];
  const state = useLeadForm(variant);
  const isBottom = variant === "bottom";
  return (
    <LeadFormFrame {...copy} noValidate={isBottom} state={state} wideSubmit={!isBottom}>
      {children}
      <PersonField name="name" state={state} />
      <div className={isBottom ? "grid gap-4 tablet:grid-cols-2" : "contents"}>
        <PersonField name="email" state={state} />
        <PersonField name="phone" state={state} />
      </div>
      <PersonField name="region" required={false} state={state} />
    </LeadFormFrame>
  );
}
