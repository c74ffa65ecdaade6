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
  const state = useLeadForm("expert");
  const field = { form: "expert", state } as const;
  return (
    <LeadFormFrame
      form="expert"
      note="We use this to answer you, and for nothing else. Accreditation is verified before investing."
      noValidate={false}
      state={state}
      submitLabel="Speak with an expert"
      wideSubmit
    >
      <NameField {...field} />
      <EmailField {...field} />
      <PhoneField {...field} />
      <RegionField {...field} />
    </LeadFormFrame>
  );
}

function BottomForm() {
  const state = useLeadForm("bottom");
  const field = { form: "bottom", state } as const;
  return (
    <LeadFormFrame
      form="bottom"
      note="All fields except State are required. We answer within one business day."
      noValidate
      state={state}
      submitLabel="Request a call"
    >
      <NameField {...field} requiredMark />
      <div className="grid gap-4 tablet:grid-cols-2">
        <EmailField {...field} requiredMark />
        <PhoneField {...field} requiredMark />
      </div>
      <RegionField {...field} />
    </LeadFormFrame>
  );
}
