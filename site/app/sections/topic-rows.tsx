import type { TitledText } from "~/words/words.ts";

interface TopicRowsProps {
  readonly note?: string;
  readonly rows: readonly TitledText[];
  readonly title: string;
}

/** A heading at the left, and at the right one hairline row for each topic. */
export function TopicRows({ note, rows, title }: TopicRowsProps) {
  return (
    <section className="wrap py-section">
      <div className="grid-12 gap-y-8">
        <div className="col-span-full desktop:col-span-4">
          <h2>{title}</h2>
          {note && <p className="quiet measure-note mt-4 text-xs">{note}</p>}
        </div>
        <ul className="hairline col-span-full border-t desktop:col-span-7 desktop:col-start-6">
          {rows.map((row) => (
            <li
              className="hairline grid gap-x-column gap-y-2 border-b py-6 tablet:grid-cols-[1fr_2fr] tablet:items-baseline"
              key={row.title}
            >
              <h3>{row.title}</h3>
              <p>{row.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
