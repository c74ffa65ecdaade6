import type { Offering } from "~/content/model/offering.ts";
import { fill, type TitledText } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Section } from "~/ui/section.tsx";

interface NumberedRowsProps {
  heading?: "h2" | "h3";
  rows: readonly TitledText[];
}

export function NumberedRows({ heading: Heading = "h3", rows }: NumberedRowsProps) {
  return (
    <ol className="border-heading border-t">
      {rows.map((row, index) => (
        <li
          className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-column gap-y-2 border-hairline border-b py-6 tablet:grid-cols-[1fr_5fr_6fr]"
          key={row.title}
        >
          {/* As large as the title, so that number, title and text share a baseline at the top of the row. */}
          <span aria-hidden="true" className="figure text-h3">
            {index + 1}
          </span>
          <Heading className="font-display text-h3 text-heading">{row.title}</Heading>
          <p className="measure max-tablet:col-start-2">{row.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Numbered titles with texts: four in a row on desktops, two on tablets. */
export function NumberedColumns({ columns }: { columns: readonly TitledText[] }) {
  return (
    <ol className="grid gap-x-column gap-y-8 tablet:grid-cols-2 desktop:grid-cols-4">
      {columns.map(({ text, title }, index) => (
        // Phones show the number left of the title.
        <li
          className="grid grid-cols-[2.5rem_1fr] items-baseline border-heading border-t pt-5 tablet:block"
          key={title}
        >
          <span aria-hidden="true" className="figure text-h3 tablet:text-fig-l">
            {index + 1}
          </span>
          <h3 className="tablet:mt-4">{title}</h3>
          <p className="col-start-2 mt-2 text-pretty tablet:mt-3">{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface ColumnsProps {
  columns: readonly TitledText[];
  note: string;
  title: string;
}

export function Columns({ columns, note, title }: ColumnsProps) {
  return (
    <Section lead={note} title={title}>
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

/** Four-step guide: section 2 of the specification. */
export function InvestmentSteps({
  minimumInvestment,
  title,
}: Pick<Offering, "minimumInvestment"> & { title?: string | undefined }) {
  const { note, rows, title: defaultTitle } = useCopy(offer).steps;
  return (
    <Section className="grid-12 gap-y-8">
      <div className="col-span-full desktop:col-span-4">
        <h2>{title ?? defaultTitle}</h2>
        <p className="measure mt-4">{note}</p>
      </div>
      <div className="col-span-full desktop:col-span-8">
        <NumberedRows rows={rows.map((row) => ({ ...row, text: fill(row.text, { minimumInvestment }) }))} />
      </div>
    </Section>
  );
}
