import type { ReturnClass } from "~/content/model/offering.ts";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { ClassTableFrame, ClassTableNotes, FigureCell } from "./class-table-parts.tsx";

const figures = ["preferredReturn", "irr", "equityMultiple", "aar"] as const;

/** Characters of a name that still fits into its column in the largest figures. */
const longestLarge = 2;

/** The return classes and their cautions. */
export function ClassTable({ classes }: { classes: readonly ReturnClass[] }) {
  const { notes, table } = useWords(offer).returns;
  return (
    <>
      <ClassTableFrame
        caption={table.caption}
        figureLabels={figures.map((figure) => table[figure])}
        wordLabels={[table.name, table.range]}
      >
        <tbody>
          {classes.map((row) => (
            <tr key={row.name}>
              <th
                className={
                  row.name.length > longestLarge
                    ? "class-table-name class-table-name-long"
                    : "class-table-name"
                }
                scope="row"
              >
                <span className="hidden font-medium font-sans text-xs tracking-normal ledger:inline">
                  {table.name}{" "}
                </span>
                {row.name}
              </th>
              <td className="class-table-range">{row.range}</td>
              {figures.map((figure) => (
                <FigureCell key={figure} label={table[figure]}>
                  {row[figure]}
                </FigureCell>
              ))}
            </tr>
          ))}
        </tbody>
      </ClassTableFrame>
      <ClassTableNotes notes={notes} />
    </>
  );
}
