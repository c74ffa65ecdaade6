import type { ReactNode } from "react";

interface FormBandProps {
  children: ReactNode;
  id: string;
  more?: ReactNode;
  text: string;
  title: string;
}

/** Last section of a page: copy next to a form. It has the same background as the footer. */
export function FormBand({ children, id, more, text, title }: FormBandProps) {
  const titleId = `${id}-title`;
  return (
    <section
      aria-labelledby={titleId}
      className="ground-evergreen desktop:grid-12 desktop:items-start desktop:px-edge desktop:py-section"
      id={id}
      tabIndex={-1}
    >
      <div className="px-edge pt-section pb-10 desktop:col-span-5 desktop:p-0">
        <h2 id={titleId}>{title}</h2>
        <p className="mt-6 max-w-[34ch] text-lead text-sand-2">{text}</p>
        {more}
      </div>
      <div className="ground-sand px-edge py-12 desktop:col-span-6 desktop:col-start-7 desktop:p-11.5 print:hidden">
        {children}
      </div>
    </section>
  );
}
