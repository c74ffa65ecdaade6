import { useEffect, useEffectEvent } from "react";
import { investor } from "~/copy/investor.ts";
import type { investorTexts } from "~/copy/investor-texts.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { CheckboxField } from "~/ui/field.tsx";
import { TextLink } from "~/ui/links.tsx";
import type { CalculatorInput } from "./calculator/calculator-input.ts";
import { contactPathOf } from "./calculator/result-actions.tsx";
import { PageSection } from "./page-section.tsx";
import { useCheckedBoxes } from "./use-checked-boxes.ts";

type Texts = typeof investorTexts.selfCheck;

interface SelfCheckProps {
  input: CalculatorInput;
  texts: Texts;
  /** Path of the post about verification, if it is published. */
  verification: string | undefined;
}

/** Statements for a visitor to check. The answers are neither sent nor stored. Without JavaScript it is a list. */
export function SelfCheck({ input, texts, verification }: SelfCheckProps) {
  const copy = useCopy(investor).selfCheck;
  const { checked, container, readBoxes } = useCheckedBoxes();
  const readAtStart = useEffectEvent(readBoxes);
  useEffect(() => void readAtStart(), []);

  const metTest = texts.tests.findIndex(({ statements }, test) =>
    statements.every((_, index) => checked.includes(boxIdOf(test, index))),
  );
  const unmetText = checked.length > 0 ? copy.begun : copy.untouched;

  return (
    <PageSection id="self-check" lead={texts.lead} title={copy.title}>
      <div onChange={readBoxes} ref={container}>
        <Accordion
          items={texts.tests.map(({ statements, title }, test) => ({
            title,
            content: (
              <fieldset className="grid gap-3">
                <legend className="sr-only">{title}</legend>
                {statements.map((statement, index) => (
                  <CheckboxField
                    asText
                    id={boxIdOf(test, index)}
                    key={statement}
                    label={statement}
                    name={boxIdOf(test, index)}
                  />
                ))}
              </fieldset>
            ),
          }))}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-6 border border-frame p-5 tablet:p-6 tablet:px-7">
        <div className="min-w-0 flex-[1_1_20rem]">
          <p className="font-display text-heading text-title noscript:hidden" role="status">
            {metTest >= 0 ? copy.met : unmetText}
          </p>
          <p className="text-s">{texts.noneFits}</p>
          <p className="flex flex-wrap gap-x-6">
            {verification && <TextLink to={verification}>{copy.verification}</TextLink>}
            {metTest >= 0 && (
              <TextLink to={contactPathOf(input, "qualification", metTest + 1)}>{copy.send}</TextLink>
            )}
          </p>
        </div>
        <ButtonLink className="max-tablet:w-full" href="#contact-form">
          {copy.action}
        </ButtonLink>
      </div>
      <p className="measure-note mt-4 text-quiet text-xs">
        {texts.privacy} {texts.note}
      </p>
    </PageSection>
  );
}

const boxIdOf = (test: number, index: number) => `test-${test + 1}-${index + 1}`;
