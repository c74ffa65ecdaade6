import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formatDate, formatDollars } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { ActionLink, LinkText, TextButton } from "~/ui/links.tsx";
import { showToast } from "~/ui/toast.tsx";
import { type CalculatorInput, contactPathOf, queryOf } from "./calculator-input.ts";
import type { Calculation } from "./returns.ts";

const smallOnPhones = cx("max-tablet:text-xs");
const textLink = cx(
  smallOnPhones,
  "group/link inline-flex min-h-11 items-center font-semibold text-heading no-underline",
);

/** Actions for a result: ask, share, print. */
export function ResultActions({ calculation, input }: { calculation: Calculation; input: CalculatorInput }) {
  const copy = useCopy(investor).calculator.actions;
  const { investmentDollars, returnClass } = calculation;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
      <ButtonLink
        className="max-tablet:w-full"
        to={contactPathOf(input, returnClass ? "documents" : "result")}
      >
        {fill(returnClass ? copy.documents : copy.gap, { amount: formatDollars(investmentDollars) })}
      </ButtonLink>
      <div className="flex flex-wrap gap-x-6 max-tablet:grow max-tablet:justify-between max-tablet:gap-x-2">
        <ActionLink
          className={textLink}
          href={`/investor${queryOf(input)}`}
          onAction={({ href }) => void copyLink(href, copy)}
        >
          <LinkText>{copy.copy}</LinkText>
        </ActionLink>
        <TextButton className={cx(smallOnPhones, "noscript:hidden")} onClick={printResult}>
          {copy.print}
        </TextButton>
      </div>
    </div>
  );
}

async function copyLink(url: string, copy: typeof investor.calculator.actions): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast("success", copy.copied);
  } catch {
    showToast("error", copy.notCopied);
  }
}

/** Prints only the result, on one page. */
function printResult(): void {
  const { dataset } = document.documentElement;
  dataset.printing = "result";
  addEventListener("afterprint", () => delete dataset.printing, { once: true });
  print();
}

/** Result with company, date and the URL that restores it, which are shown in print only. */
export function PrintedFrame({ children, input }: { children: ReactNode; input: CalculatorInput }) {
  const copy = useCopy(investor).calculator.printed;
  const { brand } = useSiteSettings();
  const [printed, setPrinted] = useState<{ date: string; url: string }>();
  const query = queryOf(input);

  useEffect(() => {
    // The browser prints as soon as this returns, so render at once.
    const prepare = () =>
      flushSync(() =>
        setPrinted({
          date: formatDate(new Date().toISOString()),
          url: `${location.origin}/investor${query}`,
        }),
      );
    addEventListener("beforeprint", prepare);
    return () => removeEventListener("beforeprint", prepare);
  }, [query]);

  return (
    <div className="print:break-after-page" data-result="">
      {printed && (
        <p className="wrap mb-4 hidden font-display text-heading text-title print:block">
          {fill(copy.head, { brand, date: printed.date })}
        </p>
      )}
      {children}
      {printed && (
        <p className="wrap mt-4 hidden text-xs print:block">{fill(copy.address, { address: printed.url })}</p>
      )}
    </div>
  );
}
