import type { ReactNode } from "react";
import "./form-band.css";

interface FormBandProps {
  /** The form. */
  readonly children: ReactNode;
  readonly id: string;
  /** Stands below the words, such as links. */
  readonly more?: ReactNode;
  readonly text: string;
  readonly title: string;
}

/** A page's last section, words beside a form; the footer continues its ground. */
export function FormBand({ children, id, more, text, title }: FormBandProps) {
  const titleId = `${id}-title`;
  return (
    <section aria-labelledby={titleId} className="form-band ground-evergreen" id={id} tabIndex={-1}>
      <div className="form-band-words">
        <h2 id={titleId}>{title}</h2>
        <p className="form-band-lead">{text}</p>
        {more}
      </div>
      <div className="form-band-panel ground-sand">{children}</div>
    </section>
  );
}
