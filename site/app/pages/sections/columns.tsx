export interface Column {
  readonly text: string;
  readonly title: string;
}

/** Reasons side by side, each under a hairline. */
export function Columns({ columns, title }: { columns: readonly Column[]; title: string }) {
  return (
    <section className="wrap py-section">
      <h2>{title}</h2>
      <ul className="mt-head grid gap-x-column gap-y-8 tablet:grid-cols-3">
        {columns.map((column) => (
          <li className="border-(--ground-heading) border-t pt-5" key={column.title}>
            <h3>{column.title}</h3>
            <p className="measure mt-3">{column.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
