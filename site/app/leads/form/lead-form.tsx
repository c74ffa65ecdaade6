import { forms } from "~/words/forms.ts";
import { useWords } from "~/words/use-words.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { EmailField, NameField, PhoneField, RegionField } from "./person-fields.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/**
 * The expert form (the browser validates) and the bottom form (it does not: the fields are marked, and their
 * messages are ours). Specification, sections 2 to 5.
 */
export function LeadForm({ variant }: { readonly variant: "bottom" | "expert" }) {
  return variant === "expert" ? <ExpertForm /> : <BottomForm />;
}

function ExpertForm() {
  const words = useWords(forms).expert;
  const state = useLeadForm("expert");
  const field = { form: "expert", state } as const;
  return (
    <LeadFormFrame {...words} form="expert" noValidate={false} state={state} wideSubmit>
      <NameField {...field} />
      <EmailField {...field} />
      <PhoneField {...field} />
      <RegionField {...field} />
    </LeadFormFrame>
  );
}

function BottomForm() {
  const words = useWords(forms).bottom;
  const state = useLeadForm("bottom");
  const field = { form: "bottom", state } as const;
  return (
    <LeadFormFrame {...words} form="bottom" noValidate state={state}>
      <NameField {...field} requiredMark />
      <div className="grid gap-4 tablet:grid-cols-2">
        <EmailField {...field} requiredMark />
        <PhoneField {...field} requiredMark />
      </div>
      <RegionField {...field} />
    </LeadFormFrame>
  );
}
