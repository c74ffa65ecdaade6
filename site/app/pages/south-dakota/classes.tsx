import type { ReturnClass } from "~/content/site-content.ts";
import { SectionHead } from "~/layout/section-head.tsx";
import { ClassTable } from "~/pages/sections/class-table.tsx";
import { classesHead } from "./copy.ts";

export function Classes({ classes }: { classes: readonly ReturnClass[] }) {
  if (classes.length === 0) return null;
  return (
    <section className="wrap py-section">
      <div className="print:break-inside-avoid">
        <SectionHead {...classesHead(classes)} />
        <ClassTable classes={classes} />
      </div>
    </section>
  );
}
