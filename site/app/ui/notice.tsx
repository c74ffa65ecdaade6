import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export function Notice({ children, title }: { children: ReactNode; title: string }) {
  return (
    <div
      className="ground-evergreen grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 rounded-part px-6 py-4"
      role="status"
    >
      <Icon className="mt-1 text-gold" of={Check} />
      <div>
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
