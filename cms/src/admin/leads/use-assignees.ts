import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

/** The people who work with leads, with the one given among them: somebody who has left stays readable. */
export function useAssignees(present: string | null | undefined): string[] {
  const { get } = useFetchClient();
  const [names, setNames] = useState<string[]>([]);

  useEffect(() => {
    let isShown = true;
    get<{ data: string[] }>("/lead-inbox/assignees").then(
      ({ data }) => isShown && setNames(data.data),
      // Without an answer the present name alone is offered.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [get]);

  return present && !names.includes(present) ? [...names, present] : names;
}
