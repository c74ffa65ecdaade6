import { returnGapNote } from "~/content/copy/offering.ts";
import type { ReturnClass } from "~/content/site-content.ts";
import { ClassTable } from "~/sections/class-table.tsx";
import { SectionHead } from "~/sections/section-head.tsx";

export function Classes({ classes }: { classes: readonly ReturnClass[] }) {
  if (classes.length === 0) return null;
  return (
    <section className="ground-sand">
      <div className="wrap py-section">
        <SectionHead note={returnGapNote(classes)} title="Return classes" />
        <ClassTable classes={classes} />
      </div>
    </section>
  );
}
