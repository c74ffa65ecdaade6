import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

/** Names that the content service offers at a route of its own; none while it does not answer. */
export function useNames(route: string): string[] {
  const { get } = useFetchClient();
  const [names, setNames] = useState<string[]>([]);

  useEffect(() => {
    let isShown = true;
    get<{ data: string[] }>(route).then(
      ({ data }) => isShown && setNames(data.data),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [get, route]);

  return names;
}
