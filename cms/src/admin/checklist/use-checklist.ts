import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import type { ChecklistEntry } from "../../checklist/checklist";

interface Checklist {
  /** Undefined until it has been read. */
  entries: ChecklistEntry[] | undefined;
  error: unknown;
  settle(id: string, isSettled: boolean): Promise<void>;
}

interface Answer {
  data: ChecklistEntry[];
}

export function useChecklist(): Checklist {
  const { get, post } = useFetchClient();
  const [entries, setEntries] = useState<ChecklistEntry[]>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    let isShown = true;
    get<Answer>("/sponsor-checklist").then(
      ({ data }) => isShown && setEntries(data.data),
      (reason: unknown) => isShown && setError(reason),
    );
    return () => {
      isShown = false;
    };
  }, [get]);

  return {
    entries,
    error,
    async settle(id, isSettled) {
      const { data } = await post<Answer>("/sponsor-checklist/settled", { id, isSettled });
      setEntries(data.data);
    },
  };
}
