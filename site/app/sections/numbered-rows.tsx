import type { TitledText } from "~/words/words.ts";
import "./numbered-rows.css";

/** Themes and steps: a figure, what it is, and what that means. */
export function NumberedRows({
  heading: Heading = "h3",
  rows,
}: {
  heading?: "h2" | "h3";
  rows: readonly TitledText[];
}) {
  return (
    <ol className="numbered-rows">
      {rows.map((row, index) => (
        <li className="numbered-row" key={row.title}>
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
