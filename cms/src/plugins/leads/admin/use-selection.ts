import { useState } from "react";
import { useRights } from "./use-rights";

export interface Selection {
  /** Document IDs. */
  ids: ReadonlySet<string>;
  set: (ids: string[]) => void;
  toggle: (id: string) => void;
  clear: () => void;
  /** True if the user may change or erase selected entries. */
  isAllowed: boolean;
}

export function useSelection(): Selection {
  const { canExport, canWork } = useRights();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    set: (chosen) => setIds(new Set(chosen)),
    toggle: (id) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    clear: () => setIds(new Set()),
    isAllowed: Boolean(canExport || canWork),
  };
}
