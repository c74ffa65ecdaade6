import { type ReactNode, useId } from "react";

interface PartProps {
  readonly children: ReactNode;
  /** True for a component with gutters of its own: it takes the full width, below its name. */
  readonly isSection?: boolean;
  readonly title: string;
}

/** Shows a component with its name: on its left on desktops, above it otherwise. */
export function Part({ children, isSection = false, title }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={isSection ? "gallery-part gallery-full-width" : "gallery-part wrap"}
      data-part={title}
    >
      <h2 className="gallery-title" id={id}>
        {title}
      </h2>
      <div className="gallery-shown">{children}</div>
    </section>
  );
}

/** Shows a variant or state, with its name below. */
export function Variant({ children, name }: { children: ReactNode; name: string }) {
  return (
    <div className="gallery-variant">
      {children}
      <p className="gallery-name">{name}</p>
    </div>
  );
}

/** Shows variants side by side on one background. */
export function Variants({ children, ground }: { children: ReactNode; ground: "evergreen" | "paper" }) {
  return <div className={`gallery-variants ground-${ground}`}>{children}</div>;
}
