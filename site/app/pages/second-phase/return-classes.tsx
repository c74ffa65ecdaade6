import { returnClassesTitle, returnGapNote } from "~/content/copy/offering.ts";
import type { ReturnClass } from "~/content/site-content.ts";
import { SectionHead } from "~/layout/section-head.tsx";
import { ClassTable } from "~/pages/sections/class-table.tsx";

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
