import { SectionHead } from "~/layout/section-head.tsx";
import { Timeline } from "~/pages/sections/timeline.tsx";
import { Reveal } from "~/ui/reveal.tsx";
import { futureProjects } from "./copy.ts";

export function FutureProjects() {
  return (
    <section className="wrap py-section">
      <Reveal className="print:break-inside-avoid">
        <SectionHead note={futureProjects.note} title={futureProjects.title} />
        <Timeline years={futureProjects.years} />
      </Reveal>
    </section>
  );
}
