import { useEffect, useEffectEvent } from "react";
import type { Offering } from "~/content/model/offering.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxField } from "~/ui/field.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Fold, PageSection } from "./page-section.tsx";
import { useCheckedBoxes } from "./use-checked-boxes.ts";

/** Four steps. With scripts the visitor can check them off; the progress is stored only in this browser. */
export function Steps({ minimumInvestment }: Pick<Offering, "minimumInvestment">) {
  const { note, rows, title } = useCopy(offer).steps;
  const { nextStep, progress: copy } = useCopy(investor);
  const { investorPortal } = useSiteSettings();
  const { boxes, checked: done, container, readBoxes } = useCheckedBoxes();

  function startOver() {
    for (const box of boxes()) box.checked = false;
    saveSteps(readBoxes());
  }

  const restore = useEffectEvent(() => {
    const saved = savedSteps();
    for (const box of boxes()) box.checked ||= saved.includes(box.name);
    readBoxes();
  });
  useEffect(() => restore(), []);

  const firstOpen = rows.findIndex((_, index) => !done.includes(nameOf(index)));
  const step = firstOpen === -1 ? rows.length : firstOpen + 1;
  return (
    <PageSection id="steps" lead={note} title={title}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 noscript:hidden print:hidden">
        <p className="font-semibold text-heading" role="status">
          {fill(copy.place, { step, count: rows.length })}
        </p>
        {done.length > 0 && (
          <Button onClick={startOver} size="small" variant="secondary">
            {copy.again}
          </Button>
        )}
      </div>
      <div onChange={() => saveSteps(readBoxes())} ref={container}>
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
                    id={nameOf(index)}
                    label={
                      <>
                        {copy.done}
                        <span className="sr-only">: {title}</span>
                      </>
                    }
                    name={nameOf(index)}
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
    </PageSection>
  );
}

const storageKey = "steps-done";
const nameOf = (index: number) => `step-${index + 1}`;

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
