import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { keyed } from "./keyed.ts";

interface AccordionItem {
  readonly content: ReactNode;
  /** Of the content, for links that lead to it. */
  readonly id?: string | undefined;
  readonly title: string;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
}

export function Accordion({ items }: AccordionProps) {
  return (
    <div className="accordion">
      {keyed(items, ({ title }) => title).map(({ item, key }) => (
        <details key={key}>
          <summary>
            {item.title}
            <Icon of={Plus} size={24} />
          </summary>
          <div className="accordion-text" id={item.id}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
