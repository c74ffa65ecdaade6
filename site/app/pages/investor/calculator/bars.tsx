import type { ComponentProps } from "react";
import { cx } from "~/ui/class-names.ts";
import { patternClasses } from "~/ui/drawing.tsx";

export const stroke = cx("stroke-1 stroke-frame forced-colors:stroke-[CanvasText]");
const looks = {
  dashed: cx(stroke, "fill-none"),
  solid: cx("fill-frame forced-colors:fill-[CanvasText]"),
  hatched: cx(
    "fill-[url(#target-hatch)] stroke-frame forced-colors:stroke-[CanvasText]",
    // The hatch has the color of light grounds, so on a dark ground bars are only outlined.
    "[.ground-evergreen_&]:fill-none",
  ),
};

export type BarLook = keyof typeof looks;

/** Bar in a drawing of amounts. `OutcomeChart` defines the hatch for the whole page. */
export function Bar({ className, look, ...rect }: ComponentProps<"rect"> & { look: BarLook }) {
  return (
    <rect
      {...rect}
      className={cx(looks[look], className)}
      strokeDasharray={look === "dashed" ? "3 3" : undefined}
    />
  );
}

/** Legend of solid, hatched and dashed bars, in this order. Each pattern is named after a stage of construction. */
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
