import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { keyed } from "./keyed.ts";

interface AccordionItem {
  content: ReactNode;
  /** Anchor of the content. Links to it scroll so that the title is visible too. */
  id?: string | undefined;
  title: string;
}

export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="border-hairline border-t">
      {keyed(items, ({ title }) => title).map(({ item, key }) => (
        <details className="group/item border-hairline border-b" key={key}>
          <summary className="flex min-h-16 items-center justify-between gap-4 py-4 font-display text-heading text-title decoration-1 decoration-mark underline-offset-title hover:underline">
            {item.title}
            <Icon
              className="transition-[rotate] group-open/item:rotate-45 motion-reduce:transition-none"
              of={Plus}
              size={24}
            />
          </summary>
          <div className="measure scroll-mt-24 pb-6" id={item.id}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
