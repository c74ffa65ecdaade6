import type { ComponentProps } from "react";
import "./range.css";

type RangeProps = Omit<ComponentProps<"input">, "className" | "max" | "min" | "type" | "value"> & {
  readonly max: number;
  readonly min: number;
  readonly value: number;
};

/** A slider over a framed track. Give it a label and say its value in words: `aria-valuetext`. */
export function Range({ max, min, value, ...input }: RangeProps) {
  return (
    <span className="range">
      <progress aria-hidden="true" className="range-track" max={max - min} value={value - min} />
      <input {...input} className="range-input" max={max} min={min} type="range" value={value} />
    </span>
  );
}
