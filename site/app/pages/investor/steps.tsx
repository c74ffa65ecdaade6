import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Offering } from "~/content/model/offering.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { NumberedRows } from "~/sections/titled-texts.tsx";
import { Button } from "~/ui/button.tsx";
import { CheckboxField } from "~/ui/field.tsx";
import { PageSection } from "./page-section.tsx";

/** Four steps. With scripts the visitor can check them off; the progress is stored only in this browser. */
export function Steps({
  children,
  minimumInvestment,
}: Pick<Offering, "minimumInvestment"> & { children: ReactNode }) {
  const { note, rows, title } = useCopy(offer).steps;
  const copy = useCopy(investor).progress;
  const list = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<readonly string[]>([]);

  function saveChecked() {
    const checked = checkedNamesIn(list.current);
    setDone(checked);
    saveSteps(checked);
  }

  function startOver() {
    for (const box of boxesIn(list.current)) box.checked = false;
    saveChecked();
  }

  // The checkboxes are the source of truth, because they can be clicked before hydration.
  useEffect(() => {
    const saved = savedSteps();
    for (const box of boxesIn(list.current)) box.checked ||= saved.includes(box.name);
    setDone(checkedNamesIn(list.current));
  }, []);

  const firstOpen = rows.findIndex((_, index) => !done.includes(nameOf(index)));
  const step = firstOpen === -1 ? rows.length : firstOpen + 1;
  return (
    <PageSection id="steps" lead={note} title={title}>
      <div className="mb-6 flex items-center gap-x-6 noscript:hidden print:hidden">
        <p className="font-semibold text-heading" role="status">
          {fill(copy.place, { step, count: rows.length })}
        </p>
        <Button
          className={done.length === 0 ? "invisible" : undefined}
          onClick={startOver}
          size="small"
          variant="secondary"
        >
          {copy.again}
        </Button>
      </div>
      <div onChange={saveChecked} ref={list}>
        <NumberedRows
          heading="h4"
          below={(row, index) => {
            const name = nameOf(index);
            return (
              <div className="mt-3 noscript:hidden print:hidden">
                <CheckboxField
                  id={name}
                  label={
                    <>
                      {copy.done}
                      <span className="sr-only">: {row.title}</span>
                    </>
                  }
                  name={name}
                />
              </div>
            );
          }}
          rows={rows.map((row) => ({ ...row, text: fill(row.text, { minimumInvestment }) }))}
        />
      </div>
      <p className="mt-4 text-quiet text-xs noscript:hidden print:hidden">{copy.privacy}</p>
      {children}
    </PageSection>
  );
}

const storageKey = "steps-done";
const nameOf = (index: number) => `step-${index + 1}`;

const boxesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? []),
];

const checkedNamesIn = (list: HTMLElement | null) =>
  boxesIn(list)
    .filter(({ checked }) => checked)
    .map(({ name }) => name);

/** Returns the stored steps; none if storage is unavailable. */
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
