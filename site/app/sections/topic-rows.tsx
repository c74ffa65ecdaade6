import { Section } from "~/ui/section.tsx";
import type { TitledText } from "~/words/words.ts";

interface TopicRowsProps {
  note?: string;
  rows: readonly TitledText[];
  title: string;
}

/** A heading at the left, and at the right one hairline row for each topic. */
export function TopicRows({ note, rows, title }: TopicRowsProps) {
  return (
    <Section className="grid-12 gap-y-8">
      <div className="col-span-full desktop:col-span-4">
        <h2>{title}</h2>
        {note && <p className="measure-note mt-4 text-quiet text-xs">{note}</p>}
      </div>
      <ul className="col-span-full border-hairline border-t desktop:col-span-7 desktop:col-start-6">
        {rows.map((row) => (
          <li
            className="grid gap-x-column gap-y-2 border-hairline border-b py-6 tablet:grid-cols-[1fr_2fr] tablet:items-baseline"
            key={row.title}
          >
            <h3>{row.title}</h3>
            <p>{row.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
