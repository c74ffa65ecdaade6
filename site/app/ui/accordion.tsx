import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface AccordionProps {
  readonly items: readonly { readonly content: ReactNode; readonly title: string }[];
}

export function Accordion({ items }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.title}>
          <summary>
            {item.title}
            <Icon of={Plus} size={24} />
          </summary>
          <div className="accordion-text">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
