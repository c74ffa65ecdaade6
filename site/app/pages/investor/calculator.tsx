import type { Offering } from "~/content/model/site-content.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { CalculatorPanel } from "./calculator-panel.tsx";
import { limitsOf } from "./returns.ts";
import { WorkedExamples } from "./worked-examples.tsx";
import "./calculator.css";

/**
 * Arithmetic on the published targets. Without JavaScript an amount of each class is worked out instead; the style sheet
 * chooses, so that hydration swaps nothing.
 */
export function Calculator({ offering }: { offering: Offering }) {
  const limits = limitsOf(offering);
  if (offering.returnClasses.length === 0) return null;
  return (
    <section className="wrap py-section" id="calculator">
      <SectionHead
        note="Arithmetic on the published figures, not a forecast. Whether they are before or after fees is stated in the offering documents."
        title="What the targets would mean"
      />
      {limits && (
        <div className="[@media(scripting:none)]:hidden">
          <CalculatorPanel limits={limits} offering={offering} />
        </div>
      )}
      <div className={limits ? "[@media(scripting:enabled)]:hidden" : undefined}>
        <WorkedExamples offering={offering} />
      </div>
    </section>
  );
}
