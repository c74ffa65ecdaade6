import { execution } from "~/content/copy/about.ts";
import { NumberedRows } from "~/sections/numbered-rows.tsx";

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
