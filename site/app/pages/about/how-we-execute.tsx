import { execution } from "~/content/copy/about.ts";
import { NumberedRows } from "~/pages/sections/numbered-rows.tsx";
import { Reveal } from "~/ui/reveal.tsx";

export function HowWeExecute() {
  return (
    <section className="ground-sand">
      <Reveal className="wrap py-section">
        <h2 className="mb-head">{execution.title}</h2>
        <NumberedRows rows={execution.themes} />
      </Reveal>
    </section>
  );
}
