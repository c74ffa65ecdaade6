import { cx } from "./class-names.ts";

/** Prairie grass, drawn. It stands on the edge of whatever follows; give it a height. */
export function Grass({ className = "h-[max(15vw,--spacing(30))]" }: { className?: string }) {
  return <div aria-hidden="true" className={cx("grass", className)} />;
}
