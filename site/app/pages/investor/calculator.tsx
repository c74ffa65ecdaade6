import { SectionHead } from "~/layout/section-head.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import { CalculatorPanel } from "./calculator-panel.tsx";
import { WorkedExamples } from "./worked-examples.tsx";
import "./calculator.css";

/** Arithmetic on the published targets; without JavaScript three amounts are worked out instead. */
export function Calculator() {
  const hydrated = useHydrated();
  return (
    <section className="wrap py-section" id="calculator">
      <SectionHead
        note="Arithmetic on the published figures, not a forecast. Whether they are before or after fees is stated in the offering documents."
        title="What the targets would mean"
      />
      {hydrated ? <CalculatorPanel /> : <WorkedExamples />}
    </section>
  );
}
