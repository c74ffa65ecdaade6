import type { ReturnClass } from "~/content/model/site-content.ts";
import { ClassTable } from "~/sections/class-table.tsx";
import { SectionHead } from "~/sections/section-head.tsx";
import { returnClassesTitle, returnGapNote } from "~/words/offering.ts";

export function ReturnClasses({ classes }: { classes: readonly ReturnClass[] }) {
  if (classes.length === 0) return null;
  return (
    <section className="wrap py-section">
      <div>
        <SectionHead note={returnGapNote(classes)} title={returnClassesTitle(classes)} />
        <ClassTable classes={classes} />
      </div>
    </section>
  );
}
