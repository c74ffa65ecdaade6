import type { ReturnClass } from "~/content/model/offering.ts";
import { returnClassesTitle, returnGapNote } from "~/content/model/wording/offer.ts";
import { ClassTable } from "~/sections/class-table.tsx";
import { Section } from "~/ui/section.tsx";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";

interface ReturnClassesProps {
  classes: readonly ReturnClass[];
  /** Follows what is said about amounts between two classes. */
  caution?: string;
  ground?: "paper" | "sand";
  /** Where it is not the number of classes. */
  title?: string;
}

/** The return classes as a section of a page; absent while there are none. */
export function ReturnClasses({ caution, classes, ground = "paper", title }: ReturnClassesProps) {
  const { returns } = useWords(offer);
  if (classes.length === 0) return null;
  const gap = returnGapNote(returns, classes);
  return (
    <Section
      className="print:break-inside-avoid"
      ground={ground}
      note={caution ? `${gap} ${caution}` : gap}
      title={title ?? returnClassesTitle(returns, classes)}
    >
      <ClassTable classes={classes} />
    </Section>
  );
}
