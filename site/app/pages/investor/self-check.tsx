import { useEffect, useRef, useState } from "react";
import { Accordion } from "~/ui/accordion.tsx";
import { CheckboxField } from "~/ui/field.tsx";
import { type AccreditationTest, accreditationTests, selfCheckNote } from "./accreditation.ts";
import "./self-check.css";

/** What is checked stays in this page's memory: it is neither sent nor stored. Without JavaScript it is a list. */
export function SelfCheck() {
  const tests = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());

  // The boxes themselves hold what is checked, also what was before this code arrived.
  function readBoxes() {
    const boxes = tests.current?.querySelectorAll("input:checked") ?? [];
    setChecked(new Set([...boxes].map(({ id }) => id)));
  }

  useEffect(readBoxes, []);

  return (
    <section aria-labelledby="self-check" className="wrap grid-12 gap-y-8 pb-section">
      <div className="col-span-full desktop:col-span-4">
        <h2 id="self-check">Do you qualify?</h2>
        <p className="measure mt-4">
          If every statement in one test is true for you, you may qualify; verification is required before
          investing.
        </p>
        <p className="quiet measure-note mt-4 text-xs">{selfCheckNote}</p>
      </div>
      <div
        className="self-check col-span-full desktop:col-span-7 desktop:col-start-6"
        onChange={readBoxes}
        ref={tests}
      >
        <Accordion
          items={accreditationTests.map((test) => ({
            title: test.title,
            content: <Statements test={test} />,
          }))}
        />
        <div className="self-check-answer">
          <p className="self-check-result" role="status">
            {resultOf(checked)}
          </p>
          <p className="quiet mt-2 text-xs">Nothing you check here is sent or stored.</p>
        </div>
      </div>
    </section>
  );
}

function Statements({ test }: { test: AccreditationTest }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{test.title}</legend>
      {test.statements.map((statement, index) => (
        <CheckboxField
          asText
          id={boxOf(test, index)}
          key={statement}
          label={statement}
          name={boxOf(test, index)}
        />
      ))}
    </fieldset>
  );
}

const boxOf = ({ id }: AccreditationTest, index: number) => `${id}-${index + 1}`;

function resultOf(checked: ReadonlySet<string>): string {
  const met = accreditationTests.find((test) =>
    test.statements.every((_, index) => checked.has(boxOf(test, index))),
  );
  if (met) return "You may qualify; verification is required before investing.";
  if (checked.size > 0) return "Every statement in a test has to be true. One is still open.";
  return "Open a test and check what is true for you.";
}
