import { type ReactNode, useId } from "react";

interface PartProps {
  readonly children: ReactNode;
  /** Sections bring their own gutters: they take the full width, below their title. */
  readonly isSection?: boolean;
  readonly title: string;
}

/** Component with its name on the left. */
export function Part({ children, isSection = false, title }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={isSection ? "gallery-part gallery-section" : "gallery-part wrap"}
      data-part={title}
    >
      <h2 className="gallery-title" id={id}>
        {title}
      </h2>
      <div className="gallery-shown">{children}</div>
    </section>
  );
}

/** Variant or state with its name below. */
export function Variant({ children, name }: { children: ReactNode; name: string }) {
  return (
    <div className="gallery-variant">
      {children}
      <p className="gallery-name">{name}</p>
    </div>
  );
}

/** Variants side by side on one ground. */
export function Variants({ children, ground = "paper" }: { children: ReactNode; ground?: Ground }) {
  return <div className={`gallery-variants ground-${ground}`}>{children}</div>;
}

type Ground = "evergreen" | "paper" | "plan" | "sand";
