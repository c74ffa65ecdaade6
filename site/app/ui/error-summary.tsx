import { useEffect, useId, useRef } from "react";

interface ErrorSummaryProps {
  /** Another one for each attempt to send. */
  attempt?: unknown;
  items: readonly { fieldId: string; message: string }[];
  title: string;
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
    <div
      aria-labelledby={titleId}
      className="col-span-full rounded-part border-2 border-error bg-paper px-6 py-4 text-error"
      ref={frame}
      role="alert"
      tabIndex={-1}
    >
      <h2 className="font-sans font-semibold text-error text-l tracking-normal" id={titleId}>
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
