import { returnClassesTitle, returnGapNote } from "~/content/copy/offering.ts";
import type { ReturnClass } from "~/content/site-content.ts";
import { ClassTable } from "~/sections/class-table.tsx";
import { SectionHead } from "~/sections/section-head.tsx";

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
