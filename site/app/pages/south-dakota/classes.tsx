import type { ReturnClass } from "~/content/model/site-content.ts";
import { ClassTable } from "~/sections/class-table.tsx";
import { SectionHead } from "~/sections/section-head.tsx";
import { classesHead } from "~/words/south-dakota.ts";

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
