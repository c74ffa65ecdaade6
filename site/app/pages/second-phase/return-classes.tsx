import { returnGapNote } from "~/content/offering.ts";
import { SectionHead } from "~/layout/section-head.tsx";
import { ClassTable } from "~/pages/sections/class-table.tsx";
import { Reveal } from "~/ui/reveal.tsx";
import { returnClassesTitle } from "./copy.ts";

export function ReturnClasses() {
  return (
    <section className="wrap py-section">
      <Reveal>
        <SectionHead note={returnGapNote} title={returnClassesTitle} />
        <ClassTable />
      </Reveal>
    </section>
  );
}
