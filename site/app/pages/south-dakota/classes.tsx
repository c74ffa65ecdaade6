import { SectionHead } from "~/layout/section-head.tsx";
import { ClassTable } from "~/pages/sections/class-table.tsx";
import { Reveal } from "~/ui/reveal.tsx";
import { classes } from "./copy.ts";

export function Classes() {
  return (
    <section className="wrap py-section">
      <Reveal className="print:break-inside-avoid">
        <SectionHead {...classes} />
        <ClassTable />
      </Reveal>
    </section>
  );
}
