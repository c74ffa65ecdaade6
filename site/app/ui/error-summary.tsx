import { useEffect, useId, useRef } from "react";

interface ErrorSummaryProps {
  readonly items: readonly { readonly fieldId: string; readonly message: string }[];
  readonly title: string;
}

/** What keeps a form from being sent. It takes the focus whenever it is shown or its list changes. */
export function ErrorSummary({ items, title }: ErrorSummaryProps) {
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is a new failed attempt, which is announced again
  useEffect(() => frame.current?.focus(), [items]);

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
