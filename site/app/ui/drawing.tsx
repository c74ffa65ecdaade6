import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

/** Drawing patterns: solid is built, hatched is under construction, dashed is planned. */
export const patternClasses = {
  built: cx("drawn-built"),
  planned: cx("drawn-planned"),
  "under-way": cx("drawn-under-way"),
};

/** Marks of badges: squares are about construction, discs about funding. */
const marks = {
  ...patternClasses,
  "full-funded": cx("rounded-full drawn-built"),
  "part-funded": cx("rounded-full bg-[linear-gradient(90deg,currentColor_50%,#0000_0)] drawn-outline"),
};

export function Badge({ children, mark }: { children: ReactNode; mark: keyof typeof marks }) {
  return (
    <span className="inline-flex items-baseline gap-2 font-semibold text-heading text-s/[inherit]">
      <span aria-hidden="true" className={cx("hatch-fine size-4 shrink-0 translate-y-0.5", marks[mark])} />
      {children}
    </span>
  );
}

/** Classes of a `progress` element with a solid bar. Other classes style its track. */
export const solidProgress = cx(
  "appearance-none [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent",
  "[&::-webkit-progress-value]:bg-current",
);

/** Bar of a funded share. Its round ends and plain track differ from the drawing patterns of construction. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <progress
      aria-label={label}
      className={cx(solidProgress, "block h-2.5 w-full overflow-hidden rounded-full drawn-outline")}
      max={100}
      value={percent}
    />
  );
}
