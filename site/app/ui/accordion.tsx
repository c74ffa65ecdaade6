import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { withKeys } from "./with-keys.ts";

interface AccordionItem {
  content: ReactNode;
  /** Anchor of the content. Links to it scroll so that the title is visible too. */
  id?: string | undefined;
  /** True to show the content at first. */
  isOpen?: boolean;
  /** True for tables, which need more width than text. */
  isWide?: boolean;
  title: string;
}

export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="border-hairline border-t">
      {withKeys(items, ({ title }) => title).map(({ item, key }) => (
        <details className="group/item border-hairline border-b" key={key} open={item.isOpen}>
          <summary className="flex min-h-16 items-center justify-between gap-4 py-4 font-display text-heading text-title decoration-1 decoration-mark underline-offset-title hover:underline">
            {item.title}
            <OpenMark />
          </summary>
          <div className={cx("scroll-mt-24 pb-6", !item.isWide && "measure")} id={item.id}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Plus that turns into a cross while its `group/item` is open. */
export function OpenMark({ size = 24 }: { size?: number }) {
  return (
    <Icon
      className="transition-[rotate] group-open/item:rotate-45 motion-reduce:transition-none"
      of={Plus}
      size={size}
    />
  );
}
