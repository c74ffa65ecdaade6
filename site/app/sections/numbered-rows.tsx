import type { TitledText } from "~/words/words.ts";

/** Themes and steps: a figure, what it is, and what that means. */
export function NumberedRows({
  heading: Heading = "h3",
  rows,
}: {
  heading?: "h2" | "h3";
  rows: readonly TitledText[];
}) {
  return (
    <ol className="border-heading border-t">
      {rows.map((row, index) => (
        <li
          className="grid gap-x-column gap-y-2 border-hairline border-b pt-6 pb-8 tablet:grid-cols-[2fr_4fr_6fr] tablet:items-baseline tablet:pt-7 tablet:pb-9"
          key={row.title}
        >
          <span aria-hidden="true" className="figure text-fig-l">
            {index + 1}
          </span>
          <Heading className="text-h3">{row.title}</Heading>
          <p className="measure">{row.text}</p>
        </li>
      ))}
    </ol>
  );
}
