import type { ComponentProps } from "react";
import { cx } from "~/ui/class-names.ts";
import { Legend } from "~/ui/drawing.tsx";

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
export function BarLegend({
  labels: [built, underWay, planned],
}: {
  labels: readonly [string, string, string];
}) {
  return (
    <Legend
      items={[
        { pattern: "built", label: built },
        { pattern: "under-way", label: underWay },
        { pattern: "planned", label: planned },
      ]}
    />
  );
}
