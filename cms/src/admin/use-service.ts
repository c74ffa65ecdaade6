import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

/** The answer of the content service at a route of its own; undefined until it is there. */
export function useAnswer<Answer>(route: string) {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer>();
  const [error, setError] = useState<unknown>();
  const [version, setVersion] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version asks again
  useEffect(() => {
    let isShown = true;
    get<{ data: Answer }>(route).then(
      ({ data }) => {
        if (!isShown) return;
        setAnswer(data.data);
        setError(undefined);
      },
      (reason: unknown) => isShown && setError(reason),
    );
    return () => {
      isShown = false;
    };
  }, [get, route, version]);

  return { answer, setAnswer, error, reload: () => setVersion((count) => count + 1) };
}

/** What to tell a person about a call that failed. */
export function useErrorText(): (error: unknown) => string {
  const { formatAPIError } = useAPIErrorHandler();
  return (error) => (isFetchError(error) ? formatAPIError(error) : "The content service cannot be reached.");
}

/** Does something that may fail, and tells the person if it has. */
export function useAttempt() {
  const { toggleNotification } = useNotification();
  const errorText = useErrorText();
  const [isUnderWay, setIsUnderWay] = useState(false);

  /** @param outcome what a failure means, before its reason */
  async function attempt(work: () => Promise<void>, outcome?: string): Promise<void> {
    setIsUnderWay(true);
    try {
      await work();
    } catch (error) {
      const reason = errorText(error);
      toggleNotification({ type: "danger", message: outcome ? `${outcome} ${reason}` : reason });
    } finally {
      setIsUnderWay(false);
    }
  }
  return { attempt, isUnderWay };
}
