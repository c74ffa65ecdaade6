import type { ReturnClass } from "~/content/model/site-content.ts";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { ClassTableFrame, ClassTableNotes, FigureCell } from "./class-table-parts.tsx";

const figures: readonly { readonly key: keyof ReturnClass; readonly label: string }[] = [
  { key: "preferredReturn", label: "Preferred return" },
  { key: "irr", label: "IRR, target" },
  { key: "equityMultiple", label: "Equity multiple, target" },
  { key: "aar", label: "AAR, target" },
];

/** Characters of a name that still fits into its column in the largest figures. */
const longestLarge = 2;

/** The return classes and their cautions. */
export function ClassTable({ classes }: { classes: readonly ReturnClass[] }) {
  const { notes } = useWords(offer).returns;
  return (
    <>
      <ClassTableFrame
        caption="Target returns by class"
        figureLabels={figures.map(({ label }) => label)}
        wordLabels={["Class", "Investment range"]}
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
                  Class{" "}
                </span>
                {row.name}
              </th>
              <td className="class-table-range">{row.range}</td>
              {figures.map(({ key, label }) => (
                <FigureCell key={key} label={label}>
                  {row[key]}
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
