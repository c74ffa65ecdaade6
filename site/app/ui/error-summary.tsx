import { useEffect, useId, useRef } from "react";

interface ErrorSummaryProps {
  /** Truthy value that changes with each attempt that the app handles; undefined if the page was served with errors. */
  attempt?: unknown;
  items: readonly { fieldId: string; message: string }[];
  title: string;
}

/**
 * Lists form errors. Takes the focus after each attempt, but not when the visitor corrects a field and the list becomes
 * shorter. `autoFocus` takes it on a page that the server sent with errors.
 */
export function ErrorSummary({ attempt, items, title }: ErrorSummaryProps) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt) frame.current?.focus();
  }, [attempt]);

  return (
    <div
      aria-labelledby={titleId}
      // biome-ignore lint/a11y/noAutofocus: a page sent with errors starts at them
      autoFocus
      className="col-span-full rounded-part border-2 border-alert bg-field px-6 py-4 text-alert"
      ref={frame}
      role="alert"
      tabIndex={-1}
    >
      <h2 className="font-sans font-semibold text-alert text-l tracking-normal" id={titleId}>
        {title}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.fieldId}>
            <a
              className="inline-block py-0.5 font-medium underline decoration-1 decoration-current underline-offset-run hover:decoration-2"
              href={`#${item.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(item.fieldId)?.focus();
              }}
            >
              {item.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
