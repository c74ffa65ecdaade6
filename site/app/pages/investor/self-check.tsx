import { useEffect, useRef, useState } from "react";
import { Accordion } from "~/ui/accordion.tsx";
import { CheckboxField } from "~/ui/field.tsx";
import { Section } from "~/ui/section.tsx";
import { investor } from "~/words/investor.ts";
import { useWords } from "~/words/use-words.tsx";

type SelfCheckWords = typeof investor.selfCheck;

/** What is checked stays in this page's memory: it is neither sent nor stored. Without JavaScript it is a list. */
export function SelfCheck() {
  const words = useWords(investor).selfCheck;
  const boxes = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());

  // The boxes themselves hold what is checked, also what was before this code arrived.
  function readBoxes() {
    const found = boxes.current?.querySelectorAll("input:checked") ?? [];
    setChecked(new Set([...found].map(({ id }) => id)));
  }

  useEffect(readBoxes, []);

  return (
    <Section className="grid-12 gap-y-8" labelledBy="self-check" padding="bottom">
      <div className="col-span-full desktop:col-span-4">
        <h2 id="self-check">{words.title}</h2>
        <p className="measure mt-4">{words.lead}</p>
        <p className="measure-note mt-4 text-quiet text-xs">{words.note}</p>
      </div>
      <div className="col-span-full desktop:col-span-7 desktop:col-start-6" onChange={readBoxes} ref={boxes}>
        <Accordion
          items={words.tests.map(({ statements, title }, test) => ({
            title,
            content: (
              <fieldset className="grid gap-3">
                <legend className="sr-only">{title}</legend>
                {statements.map((statement, place) => (
                  <CheckboxField
                    asText
                    id={boxOf(test, place)}
                    key={statement}
                    label={statement}
                    name={boxOf(test, place)}
                  />
                ))}
              </fieldset>
            ),
          }))}
        />
        <div className="noscript:hidden">
          <p className="mt-6 font-display text-heading text-title" role="status">
            {resultOf(checked, words)}
          </p>
          <p className="mt-2 text-quiet text-xs">{words.privacy}</p>
        </div>
      </div>
    </Section>
  );
}

const boxOf = (test: number, place: number) => `test-${test + 1}-${place + 1}`;

function resultOf(checked: ReadonlySet<string>, words: SelfCheckWords): string {
  const isMet = words.tests.some(({ statements }, test) =>
    statements.every((_, place) => checked.has(boxOf(test, place))),
  );
  if (isMet) return words.met;
  return checked.size > 0 ? words.begun : words.untouched;
}
