import { NumberedRows } from "~/sections/numbered-rows.tsx";
import { execution } from "~/words/about-projects.ts";

export function HowWeExecute() {
  return (
    <section className="ground-sand">
      <div className="wrap py-section">
        <h2 className="mb-head">{execution.title}</h2>
        <NumberedRows rows={execution.themes} />
      </div>
    </section>
  );
}
