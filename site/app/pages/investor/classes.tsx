import type { ReturnClass } from "~/content/model/site-content.ts";
import { ClassTable } from "~/sections/class-table.tsx";
import { SectionHead } from "~/sections/section-head.tsx";
import { returnGapNote } from "~/words/offering.ts";

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
