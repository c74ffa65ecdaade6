import type { ReactNode } from "react";
import { forms } from "~/copy/forms.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { PersonField } from "./person-field.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** Expert form, which browsers validate, and bottom form, which our code validates (specification, sections 2 to 5). */
export function LeadForm({ children, variant }: { children?: ReactNode; variant: "bottom" | "expert" }) {
  const copy = useCopy(forms)[variant];
  const state = useLeadForm(variant);
  const isBottom = variant === "bottom";
  const field = { form: variant, state };
  return (
    <LeadFormFrame {...copy} form={variant} noValidate={isBottom} state={state} wideSubmit={!isBottom}>
      {children}
      <PersonField {...field} name="name" />
      <div className={isBottom ? "grid gap-4 tablet:grid-cols-2" : "contents"}>
        <PersonField {...field} name="email" />
        <PersonField {...field} name="phone" />
      </div>
      <PersonField {...field} name="region" required={false} />
    </LeadFormFrame>
  );
}
