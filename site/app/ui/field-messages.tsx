import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface Messages {
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** The field's id; the messages' ids derive from it. */
  readonly id: string;
}

const hintIdOf = (id: string) => `${id}-hint`;
const errorIdOf = (id: string) => `${id}-error`;

/** What ties a control to the messages below it. */
export function messageAttributes({ error, hint, id }: Messages) {
  const ids = [hint && hintIdOf(id), error && errorIdOf(id)].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

export function FieldMessages({ error, hint, id }: Messages) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={hintIdOf(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={errorIdOf(id)}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </>
  );
}
