import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Something went as hoped. */
export function Notice({ children, title }: { children: ReactNode; title: string }) {
  return (
    <div className="notice ground-evergreen" role="status">
      <Icon of={Check} />
      <div>
        <p className="notice-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
