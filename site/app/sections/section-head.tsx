import type { ReactNode } from "react";

interface SectionHeadProps {
  /** How to read what follows, such as the date of its figures. */
  readonly note: ReactNode;
  readonly title: string;
}

/** A section's title at the left, a quiet note at the right. */
export function SectionHead({ note, title }: SectionHeadProps) {
  return (
    <div className="grid-12 mb-head items-end gap-y-4 break-after-avoid">
      <h2 className="col-span-full desktop:col-span-8">{title}</h2>
      <p className="quiet col-span-full max-w-[27rem] text-xs/[1.5] desktop:col-span-4">{note}</p>
    </div>
  );
}
