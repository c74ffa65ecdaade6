import { Section } from "~/ui/section.tsx";
import type { TitledText } from "~/words/words.ts";

interface ColumnsProps {
  columns: readonly TitledText[];
  /** The caution that belongs to them. */
  note: string;
  title: string;
}

/** Reasons side by side, each under a hairline. */
export function Columns({ columns, note, title }: ColumnsProps) {
  return (
    <Section ground="sand" note={note} title={title}>
      <ul className="grid gap-x-column gap-y-8 tablet:grid-cols-3">
        {columns.map((column) => (
          <li className="border-hairline border-t pt-5" key={column.title}>
            <h3>{column.title}</h3>
            <p className="measure mt-3">{column.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
