import { SectionHead } from "~/sections/section-head.tsx";
import type { TitledText } from "~/words/words.ts";

interface ColumnsProps {
  readonly columns: readonly TitledText[];
  /** The caution that belongs to them. */
  readonly note: string;
  readonly title: string;
}

/** Reasons side by side, each under a hairline. */
export function Columns({ columns, note, title }: ColumnsProps) {
  return (
    <section className="ground-sand">
      <div className="wrap py-section">
        <SectionHead note={note} title={title} />
        <ul className="grid gap-x-column gap-y-8 tablet:grid-cols-3">
          {columns.map((column) => (
            <li className="hairline border-t pt-5" key={column.title}>
              <h3>{column.title}</h3>
              <p className="measure mt-3">{column.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
