import { useEffect, useId, useRef } from "react";

interface ErrorSummaryProps {
  /** Another one for each attempt to send. */
  readonly attempt?: unknown;
  readonly items: readonly { readonly fieldId: string; readonly message: string }[];
  readonly title: string;
}

/**
 * What keeps a form from being sent. It takes the focus with each attempt; a list that only grows shorter while
 * somebody repairs a field leaves the focus there.
 */
export function ErrorSummary({ attempt, items, title }: ErrorSummaryProps) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt is announced again
  useEffect(() => frame.current?.focus(), [attempt]);

  return (
    <div aria-labelledby={titleId} className="error-summary" ref={frame} role="alert" tabIndex={-1}>
      <h2 className="error-summary-title" id={titleId}>
        {title}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.fieldId}>
            <a
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
