import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { type LinkProps, PlainLink } from "./links.tsx";

interface Look {
  className?: string | undefined;
  /** `square` holds only an icon. */
  size?: keyof typeof sizes | undefined;
  variant?: keyof typeof variants | undefined;
}

const buttonShape = cx(
  "inline-flex items-center justify-center gap-2.5 rounded-part border text-balance text-center font-semibold",
  "no-underline transition-[color,background-color,border-color] motion-reduce:transition-none",
  "disabled:border-transparent disabled:bg-sand-2 disabled:text-ink-2",
  "aria-busy:relative aria-busy:hatch-shade aria-busy:cursor-progress aria-busy:bg-terra-deep aria-busy:text-paper",
  "forced-colors:border-[ButtonBorder] print:hidden",
);

const sizes = {
  regular: cx("min-h-13 px-6 py-3 text-base/[1.3]"),
  small: cx("min-h-11 px-4.5 py-2 text-s/[1.3]"),
  square: cx("min-h-11 w-11 flex-none p-0 text-s/[1.3]"),
};

const variants = {
  primary: cx("border-transparent bg-terra text-paper hover:bg-terra-deep"),
  secondary: cx("border-frame text-heading hover:border-fill hover:bg-fill hover:text-on-fill"),
};

/** Returns the classes of a button, for other elements. */
export function buttonLook({ className, size = "regular", variant = "primary" }: Look): string {
  return cx(buttonShape, sizes[size], variants[variant], className);
}

/** Hidden copies of both labels keep the width constant. */
const submitLabel = cx(
  "inline-grid place-items-center *:col-start-1 *:row-start-1",
  "before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-label)]",
  "after:invisible after:col-start-1 after:row-start-1 after:content-['Submitting...']",
  // Shows the second label while a form is sent before hydration: see first-view.ts.
  "in-data-sent:*:invisible in-data-sent:after:visible",
);

type ButtonProps = Look & ComponentProps<"button"> & { submitting?: boolean | undefined };

/** Button. `submitting` disables it and changes its pattern and label, but not its width. */
export function Button({
  children,
  className,
  disabled,
  size,
  submitting = false,
  type = "button",
  variant,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      aria-busy={submitting || undefined}
      className={buttonLook({ className, size, variant })}
      disabled={submitting || disabled}
      type={type}
    >
      {type === "submit" ? (
        <span className={submitLabel} data-label={typeof children === "string" ? children : undefined}>
          <span>{submitting ? "Submitting..." : children}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

export function ButtonLink({ className, size, variant, ...link }: Look & LinkProps) {
  return <PlainLink {...link} className={buttonLook({ className, size, variant })} />;
}

interface StepButtonProps {
  className?: string;
  direction: "next" | "previous";
  label: string;
  onClick: () => void;
}

export function StepButton({ className, direction, label, onClick }: StepButtonProps) {
  return (
    <Button
      aria-label={label}
      className={className}
      data-step={direction}
      onClick={onClick}
      size="square"
      variant="secondary"
    >
      <Icon of={direction === "next" ? ChevronRight : ChevronLeft} />
    </Button>
  );
}
