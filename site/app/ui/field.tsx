import { Check, ChevronDown, CircleAlert } from "lucide-react";
import { type ComponentProps, createElement, type ReactNode } from "react";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface FieldText {
  error?: string | undefined;
  hint?: ReactNode;
  id: string;
  label: ReactNode;
  name: string;
}

type Control = keyof typeof controls;

type FieldProps<Tag extends Control> = FieldText & {
  /** Control; `input` by default. The children of a `select` are its options. */
  as?: Tag;
} & Omit<ComponentProps<Tag>, keyof FieldText | "className">;

const box = cx(
  // Keeps the label visible when a link leads here.
  "scroll-mt-24 w-full rounded-part border border-control bg-field text-body/normal text-ground transition-[border-color]",
  "hover:border-heading focus-visible:outline-focus focus-visible:outline-offset-0",
  "aria-invalid:border-2 aria-invalid:border-alert aria-invalid:py-[calc(--spacing(3)-1px)] aria-invalid:pl-[calc(--spacing(3.5)-1px)]",
  "disabled:border-control disabled:bg-sand-2 disabled:text-ink-2 disabled:opacity-100",
);

const controls = {
  input: cx(box, "min-h-13 px-3.5 py-3"),
  select: cx(box, "min-h-13 appearance-none text-ellipsis py-3 pr-12 pl-3.5"),
  textarea: cx(box, "min-h-30 resize-y px-3.5 py-3"),
};

const labelLook = cx("mb-1.5 font-semibold text-ground text-s");

export function Field<Tag extends Control = "input">(props: FieldProps<Tag>) {
  const { as, error, hint, label, ...control } = props;
  const tag: Control = as ?? "input";
  const element = createElement(tag, { ...control, ...messageAttributes(props), className: controls[tag] });
  return (
    <div className="flex min-w-0 flex-col">
      {/* The mark is outside the label, because screen readers announce required fields by themselves. */}
      <p className={labelLook}>
        <label htmlFor={props.id}>{label}</label>
        {props.required && (
          <span aria-hidden="true" className="font-normal text-quiet text-xs">
            {" required"}
          </span>
        )}
      </p>
      {tag === "select" ? (
        <span className="relative block">
          {element}
          <Icon
            className="pointer-events-none absolute top-4 right-4 text-ground forced-colors:text-[CanvasText]"
            of={ChevronDown}
          />
        </span>
      ) : (
        element
      )}
      <Messages error={error} hint={hint} id={props.id} />
    </div>
  );
}

type CheckboxFieldProps = Omit<FieldText, "name"> & {
  /** A checkbox without a name is not sent. */
  name?: string;
  /**
   * True shows the label in text size instead of small print. Without scripts, where such a checkbox has no effect, the
   * label is shown alone, as a list item.
   */
  asText?: boolean;
} & Omit<ComponentProps<"input">, keyof FieldText | "className" | "type">;

const smallPrintLook = cx("text-quiet text-xs/normal");
const textLook = cx("text-body/normal text-ground noscript:ml-5 noscript:list-item noscript:list-disc");

export function CheckboxField({ asText = false, error, hint, id, label, ...input }: CheckboxFieldProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <div className={cx("grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3", asText ? textLook : smallPrintLook)}>
        <input
          {...input}
          {...messageAttributes({ error, hint, id })}
          className={cx(
            "peer col-start-1 row-start-1 size-6 cursor-pointer appearance-none rounded-part border border-control bg-field",
            "checked:border-fill checked:bg-fill hover:border-heading",
            "disabled:cursor-default disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-alert",
            "forced-colors:appearance-auto",
            asText && "noscript:hidden",
          )}
          id={id}
          type="checkbox"
        />
        <Icon
          className={cx(
            "pointer-events-none invisible col-start-1 row-start-1 m-0.5 text-on-fill peer-checked:visible forced-colors:hidden",
            asText && "noscript:hidden",
          )}
          of={Check}
        />
        <label className="cursor-pointer py-px" htmlFor={id}>
          {label}
        </label>
      </div>
      <Messages error={error} hint={hint} id={id} />
    </div>
  );
}

type MessageProps = Pick<FieldText, "error" | "hint" | "id">;

const hintIdOf = (id: string) => `${id}-hint`;
const errorIdOf = (id: string) => `${id}-error`;

/** Returns the ARIA attributes that tie a control to its messages. */
function messageAttributes({ error, hint, id }: MessageProps) {
  const ids = [hint && hintIdOf(id), error && errorIdOf(id)].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

function Messages({ error, hint, id }: MessageProps) {
  return (
    <>
      {hint && (
        <p className="mt-1.5 text-quiet text-xs/normal" id={hintIdOf(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p className="mt-1.5 flex gap-1.5 font-medium text-alert text-s/close" id={errorIdOf(id)}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </>
  );
}
