import type { ComponentProps } from "react";
import { cx } from "~/ui/class-names.ts";
import { patternClasses } from "~/ui/drawing.tsx";

export const stroke = cx("stroke-1 stroke-frame forced-colors:stroke-[CanvasText]");
const looks = {
  lost: cx(stroke, "fill-none"),
  own: cx("fill-frame forced-colors:fill-[CanvasText]"),
  profit: cx(
    "fill-[url(#target-hatch)] stroke-frame forced-colors:stroke-[CanvasText]",
    // The hatch has the colors of light grounds.
    "[.ground-evergreen_&]:fill-none",
  ),
};

/** Solid, hatched or dashed, for the looks in the order of the legend: "own", "profit", "lost". */
export type BarLook = keyof typeof looks;

/** Part of a drawing of amounts. The page defines the hatch in the chart of the calculator. */
export function Bar({ className, look, ...rect }: ComponentProps<"rect"> & { look: BarLook }) {
  return (
    <rect
      {...rect}
      className={cx(looks[look], className)}
      strokeDasharray={look === "lost" ? "3 3" : undefined}
    />
  );
}

/** Legend of solid, hatched and dashed bars. */
export function BarLegend({ labels }: { labels: readonly [string, string, string] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-quiet text-xs">
      {(["built", "under-way", "planned"] as const).map((pattern, index) => (
        <li className="flex items-center gap-2" key={pattern}>
          <span aria-hidden="true" className={cx("h-3.5 w-5.5", patternClasses[pattern])} />
          {labels[index]}
        </li>
      ))}
    </ul>
  );
}
