import { useState } from "react";
import { fill } from "~/copy/copy.ts";
import { forms } from "~/copy/forms.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { CheckboxField, Field } from "~/ui/field.tsx";
import { Slider } from "~/ui/slider.tsx";
import { showToast } from "~/ui/toast.tsx";
import { Part, Variants } from "../part.tsx";

const names = { brand: "Switchgrass Communities", email: "hello@example.com" };

export function Forms() {
  return (
    <>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Range">
        <AmountSlider />
      </Part>
      <Part title="Error summary, success">
        <SummaryExample />
      </Part>
      <Part title="Toasts">
        <Variants ground="paper">
          <Button
            onClick={() => showToast("success", "Thank you. We have your details.")}
            variant="secondary"
          >
            Show a success
          </Button>
          <Button onClick={() => showToast("error", "newsletter could not be found")} variant="secondary">
            Show an error
          </Button>
        </Variants>
      </Part>
    </>
  );
}

function Fields() {
  return (
    <div className="gallery-columns gallery-panel ground-sand">
      <Field id="field-empty" label="Full name" name="empty" />
      <Field defaultValue="Dana Whitfield" id="field-filled" label="Full name" name="filled" required />
      <Field
        defaultValue="dana@example"
        error="Enter an email address like dana@example.com."
        id="field-wrong"
        label="Email"
        name="wrong"
      />
      <Field
        defaultValue="(605) 555-0112"
        disabled
        hint="Kept as typed while the form is being sent."
        id="field-disabled"
        label="Phone"
        name="disabled"
      />
      <Field as="select" defaultValue="other" id="field-select" label="Reason" name="select">
        <option value="invest">I would like to invest</option>
        <option value="other">Other</option>
      </Field>
      <Field as="select" error="Choose a reason." id="field-select-wrong" label="Reason" name="select-wrong">
        <option value="">Choose a reason</option>
      </Field>
      <Field
        as="textarea"
        defaultValue="I would like to walk the site in May."
        id="field-area"
        label="Message"
        name="area"
        rows={4}
      />
      <div className="gallery-stack">
        <CheckboxField id="field-unticked" label={fill(forms.consent.calls, names)} name="unticked" />
        <CheckboxField defaultChecked id="field-ticked" label="Ticked." name="ticked" />
        <CheckboxField
          error="Tick this to go on."
          id="field-checkbox-wrong"
          label="Not ticked, and it had to be."
          name="checkbox-wrong"
        />
      </div>
    </div>
  );
}

function AmountSlider() {
  const [amount, setAmount] = useState(100_000);
  return (
    <div>
      <Slider
        aria-label="Amount"
        aria-valuetext={`$${amount}`}
        max={250_000}
        min={50_000}
        onChange={(event) => setAmount(event.target.valueAsNumber)}
        step={5_000}
        value={amount}
      />
    </div>
  );
}

/** The summary takes the focus when it appears, so a button shows it here. */
function SummaryExample() {
  const [isSummaryShown, setSummaryShown] = useState(false);
  return (
    <div className="gallery-columns gallery-panel ground-sand">
      <div>
        {isSummaryShown ? (
          <ErrorSummary
            attempt="first"
            items={[
              { fieldId: "field-wrong", message: "Enter an email address like dana@example.com." },
              { fieldId: "field-select-wrong", message: "Choose a reason" },
            ]}
            title="Please check 2 fields."
          />
        ) : (
          <Button onClick={() => setSummaryShown(true)} variant="secondary">
            Show an error summary
          </Button>
        )}
      </div>
    </div>
  );
}
