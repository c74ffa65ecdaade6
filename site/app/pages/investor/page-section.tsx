import type { ReactNode } from "react";

interface PageSectionProps {
  children: ReactNode;
  id: string;
  lead?: ReactNode;
  title: string;
}

/** Section of the page with its anchor. */
export function PageSection({ children, id, lead, title }: PageSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-6" id={id}>
      <div className="mb-6 break-after-avoid">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="measure mt-4">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** Rows with title and text. */
export function PageRows({ rows }: { rows: readonly { text: string; title: string }[] }) {
  return (
    <ul className="border-hairline border-t">
      {rows.map(({ text, title }) => (
        <li
          className="grid gap-x-column gap-y-2 border-hairline border-b py-5 tablet:grid-cols-[1fr_2fr] tablet:items-baseline"
          key={title}
        >
          <h3 className="text-title">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
