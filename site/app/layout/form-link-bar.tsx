import { useEffect, useState } from "react";
import { fill } from "~/copy/copy.ts";
import { layout } from "~/copy/layout.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { useRootData } from "./use-root-data.ts";

interface FormLinkBarProps {
  /** Label of the link; `phoneBar.action` of the layout copy by default. */
  action?: string | undefined;
  /** ID of the form's first field. */
  fieldId: string;
  /** Text left of the link; the minimum investment by default. */
  text?: string | undefined;
}

/**
 * Sticky bar on phones that links to the page's form. Render it last in `main`, so that it never covers the footer.
 * Without scripts it is always visible; with them it hides while the title or a form in `main` is visible.
 */
export function FormLinkBar({ action, fieldId, text }: FormLinkBarProps) {
  const copy = useCopy(layout).phoneBar;
  const { minimumInvestment } = useRootData();
  const isHidden = useTitleOrFormOnScreen();
  return (
    <div className="sticky bottom-0 z-10 h-0 noscript:h-16 tablet:hidden print:hidden">
      <div
        className="ground-paper absolute inset-x-0 bottom-0 flex h-16 items-center justify-between gap-4 border-hairline border-t px-gutter transition-[translate,visibility] motion-reduce:transition-none scripting:data-away:invisible scripting:data-away:translate-y-full"
        data-away={isHidden || undefined}
        data-form-link-bar
      >
        <p className="font-semibold text-heading text-s/snug">
          {text ?? fill(copy.minimum, { minimumInvestment })}
        </p>
        {/* The browser focuses the field that the fragment names. */}
        <ButtonLink className="shrink-0" href={`#${fieldId}`} size="small">
          {action ?? copy.action}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Returns true while the title or a form in `main` is visible, and until the first measurement. */
function useTitleOrFormOnScreen(): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  useEffect(() => {
    const visibleElements = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) visibleElements.add(target);
        else visibleElements.delete(target);
      }
      setIsOnScreen(visibleElements.size > 0);
    });
    for (const element of document.querySelectorAll("main :is(h1, form[method=post])"))
      observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isOnScreen;
}
