import { useRef, useState } from "react";
import type { Offering } from "~/content/model/offering.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import type { investorTexts } from "~/copy/investor-texts.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { CheckboxField } from "~/ui/field.tsx";
import { TextLink } from "~/ui/links.tsx";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import { type CalculatorInput, contactPathOf } from "./calculator/calculator-input.ts";
import { ChapterSection, Fold } from "./chapters.tsx";

interface SelfCheckProps {
  input: CalculatorInput;
  texts: typeof investorTexts.selfCheck;
  /** Path of the post about verification; undefined if it is not published. */
  verificationPath: string | undefined;
}

/** Tests of accreditation, each with statements to check. A lead names the met test, never the checked statements. */
export function SelfCheck({ input, texts, verificationPath }: SelfCheckProps) {
  const copy = useCopy(investor).selfCheck;
  const { checked, root, updateChecked } = useCheckedBoxes();

  const metTestIndex = texts.tests.findIndex(({ statements }, test) =>
    statements.every((_, index) => checked.includes(boxIdOf(test, index))),
  );
  const unmetText = checked.length > 0 ? copy.begun : copy.untouched;

  return (
    <ChapterSection id="self-check" lead={texts.lead} title={copy.title}>
      <div onChange={updateChecked} ref={root}>
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
            {metTestIndex >= 0 ? copy.met : unmetText}
          </p>
          <p className="text-s">{texts.noneFits}</p>
          <p className="flex flex-wrap gap-x-6">
            {verificationPath && <TextLink to={verificationPath}>{copy.verification}</TextLink>}
            {metTestIndex >= 0 && (
              <TextLink to={contactPathOf(input, "qualification", metTestIndex + 1)}>{copy.send}</TextLink>
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
    </ChapterSection>
  );
}

const boxIdOf = (test: number, index: number) => `test-${test + 1}-${index + 1}`;

/** Steps to invest. With scripts the visitor can check them off; the progress is stored only in this browser. */
export function Steps({ minimumInvestment }: Pick<Offering, "minimumInvestment">) {
  const { note, rows, title } = useCopy(offer).steps;
  const { nextStep, progress: copy } = useCopy(investor);
  const { investorPortal } = useSiteSettings();
  const { boxes, checked: done, root, updateChecked } = useCheckedBoxes(savedSteps, saveSteps);
  const progressLine = useRef<HTMLParagraphElement>(null);

  function startOver() {
    for (const box of boxes()) box.checked = false;
    updateChecked();
    // The focused button disappears.
    progressLine.current?.focus();
  }

  const firstUndone = rows.findIndex((_, index) => !done.includes(stepIdOf(index)));
  const step = firstUndone === -1 ? rows.length : firstUndone + 1;
  return (
    <ChapterSection id="steps" lead={note} title={title}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 noscript:hidden print:hidden">
        <p className="font-semibold text-heading" ref={progressLine} role="status" tabIndex={-1}>
          {fill(copy.place, { step, count: rows.length })}
        </p>
        {done.length > 0 && (
          <Button onClick={startOver} size="small" variant="secondary">
            {copy.again}
          </Button>
        )}
      </div>
      <div onChange={updateChecked} ref={root}>
        <Fold summary={rows.map(({ title }) => title).join(", ")}>
          <ol className="border-heading border-t">
            {rows.map(({ text, title }, index) => (
              <li
                className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-column gap-y-1 border-hairline border-b py-4 tablet:grid-cols-[1fr_3fr_7fr_auto] tablet:py-5"
                key={title}
              >
                <span aria-hidden="true" className="figure text-title">
                  {index + 1}
                </span>
                <h4 className="font-display text-heading text-title">{title}</h4>
                <p className="max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-2">
                  {fill(text, { minimumInvestment })}
                </p>
                <div className="noscript:hidden print:hidden">
                  <CheckboxField
                    id={stepIdOf(index)}
                    label={
                      <>
                        {copy.done}
                        <span className="sr-only">: {title}</span>
                      </>
                    }
                    name={stepIdOf(index)}
                  />
                </div>
              </li>
            ))}
          </ol>
        </Fold>
      </div>
      <p className="mt-4 text-quiet text-xs noscript:hidden print:hidden">{copy.privacy}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6">
        {nextStep.investors}
        <TextLink href={investorPortal.href}>{investorPortal.label}</TextLink>
      </p>
    </ChapterSection>
  );
}

const storageKey = "steps-done";
const stepIdOf = (index: number) => `step-${index + 1}`;

/** Returns the IDs of the steps stored as done; none if storage is unavailable. */
function savedSteps(): readonly string[] {
  try {
    return localStorage.getItem(storageKey)?.split(",") ?? [];
  } catch {
    return [];
  }
}

function saveSteps(done: readonly string[]) {
  try {
    if (done.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, done.join());
  } catch {
    // Without storage the progress lasts until the visitor leaves the page.
  }
}

/**
 * Checks the saved checkboxes in `root` after hydration, and returns the names of all checked ones. The DOM is the
 * source of truth, because visitors can click before hydration.
 */
function useCheckedBoxes(
  savedNames: () => readonly string[] = () => [],
  save: (names: readonly string[]) => void = () => {},
) {
  const root = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const boxes = () => [...(root.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])];

  /** Sets `checked` to the names of the checked boxes, and saves it. */
  function updateChecked() {
    const names = boxes().flatMap((box) => (box.checked ? [box.name] : []));
    setChecked(names);
    save(names);
  }

  useEarlyInput(() => {
    const saved = savedNames();
    for (const box of boxes()) box.checked ||= saved.includes(box.name);
    updateChecked();
  });
  return { boxes, checked, root, updateChecked };
}
