import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { solidProgress } from "./drawing.tsx";
import "./slider.css";

type SliderProps = Omit<ComponentProps<"input">, "className" | "max" | "min" | "type" | "value"> & {
  max: number;
  min: number;
  value: number;
};

/** Slider over a framed track. Needs a label and `aria-valuetext`. */
export function Slider({ max, min, value, ...input }: SliderProps) {
  return (
    <span className="grid min-h-11 items-center">
      {/* Fills the track up to the thumb. */}
      <progress
        aria-hidden="true"
        className={cx(
          solidProgress,
          "col-start-1 row-start-1 h-2 w-full border border-heading bg-transparent text-heading forced-colors:hidden",
        )}
        max={max - min}
        value={value - min}
      />
      <input
        {...input}
        className="slider col-start-1 row-start-1 h-11 w-full cursor-pointer appearance-none bg-transparent focus-visible:outline-offset-0 forced-colors:appearance-auto"
        max={max}
        min={min}
        type="range"
        value={value}
      />
    </span>
  );
}
