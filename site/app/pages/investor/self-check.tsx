import { useState } from "react";
import { Accordion } from "~/ui/accordion.tsx";
import { CheckboxField } from "~/ui/field.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import { type AccreditationTest, accreditationTests, selfCheckNote } from "./accreditation.ts";
import "./self-check.css";

/** What is ticked stays in this page's memory: it is neither sent nor stored. */
export function SelfCheck() {
  const hydrated = useHydrated();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());

  function toggle(statement: string) {
    const next = new Set(ticked);
    if (!next.delete(statement)) next.add(statement);
    setTicked(next);
  }

  return (
    <section aria-labelledby="self-check" className="wrap grid-12 gap-y-8 pb-section">
      <div className="col-span-full desktop:col-span-4">
        <h2 id="self-check">Check yourself</h2>
        <p className="measure mt-4">
          If every statement of one test is true, you may qualify; verification is required before investing.
        </p>
        <p className="quiet measure-note mt-4 text-xs">{selfCheckNote}</p>
      </div>
      <div className="self-check col-span-full desktop:col-span-7 desktop:col-start-6">
        <Accordion
          items={accreditationTests.map((test) => ({
            title: test.title,
            content: hydrated ? (
              <Statements onToggle={toggle} test={test} ticked={ticked} />
            ) : (
              <ul className="list-disc pl-5">
                {test.statements.map((statement) => (
                  <li key={statement}>{statement}</li>
                ))}
              </ul>
            ),
          }))}
        />
        {hydrated && (
          <>
            <p className="self-check-result" role="status">
              {resultOf(ticked)}
            </p>
            <p className="quiet mt-2 text-xs">Nothing you tick is sent or stored.</p>
          </>
        )}
      </div>
    </section>
  );
}

interface StatementsProps {
  readonly onToggle: (statement: string) => void;
  readonly test: AccreditationTest;
  readonly ticked: ReadonlySet<string>;
}

function Statements({ onToggle, test, ticked }: StatementsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{test.title}</legend>
      {test.statements.map((statement, index) => (
        <CheckboxField
          autoComplete="off"
          checked={ticked.has(statement)}
          id={`${test.id}-${index + 1}`}
          key={statement}
          label={statement}
          name={`${test.id}-${index + 1}`}
          onChange={() => onToggle(statement)}
        />
      ))}
    </fieldset>
  );
}

function resultOf(ticked: ReadonlySet<string>): string {
  const met = accreditationTests.find(({ statements }) => statements.every((one) => ticked.has(one)));
  if (met) return "You may qualify; verification is required before investing.";
  if (ticked.size > 0) return "That test has another statement. All of them have to be true.";
  return "Open a test and tick what is true of you.";
}
