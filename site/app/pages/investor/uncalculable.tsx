import type { ReturnClass } from "~/content/model/site-content.ts";
import { uncalculable } from "./returns.ts";

/** Which of the published figures were left out of the arithmetic. */
export function Uncalculable({ classes }: { classes: readonly ReturnClass[] }) {
  return uncalculable(classes).map((sentence) => (
    <p className="quiet measure-note mt-4 text-xs" key={sentence}>
      {sentence}
    </p>
  ));
}
