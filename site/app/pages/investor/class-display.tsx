import type { ReturnClass } from "~/content/model/site-content.ts";

interface ClassDisplayProps {
  readonly classes: readonly ReturnClass[];
  readonly returnClass: ReturnClass | undefined;
}

/** Shows the class; it cannot be chosen. */
export function ClassDisplay({ classes, returnClass }: ClassDisplayProps) {
  return (
    <div>
      <p className="field-label" id="class-of-amount">
        Class, set by the amount
      </p>
      <ol aria-labelledby="class-of-amount" className="class-display">
        {classes.map(({ name, range }) => (
          <li aria-current={name === returnClass?.name ? "true" : undefined} key={name}>
            <span className="sr-only">Class </span>
            {name}
            <span className="class-display-range">{range}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
