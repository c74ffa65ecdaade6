import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

/** Loads data from one of this project's routes; undefined until it arrives. */
export function useServiceData<Data>(route: string) {
  const { get } = useFetchClient();
  const [data, setData] = useState<Data>();
  const [error, setError] = useState<unknown>();
  const [version, setVersion] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` changes the version to load the data again
  useEffect(() => {
    let isShown = true;
    get<{ data: Data }>(route).then(
      (response) => {
        if (!isShown) return;
        setData(response.data.data);
        setError(undefined);
      },
      (reason: unknown) => isShown && setError(reason),
    );
    return () => {
      isShown = false;
    };
  }, [get, route, version]);

  return { data, setData, error, reload: () => setVersion((count) => count + 1) };
}

/** Returns the message for a failed call. */
export function useErrorText(): (error: unknown) => string {
  const { formatAPIError } = useAPIErrorHandler();
  return (error) => (isFetchError(error) ? formatAPIError(error) : "The content service cannot be reached.");
}

/** Runs an action and shows a message if it fails. */
export function useAttempt() {
  const { toggleNotification } = useNotification();
  const errorText = useErrorText();
  const [isUnderWay, setIsUnderWay] = useState(false);

  /** If `work` fails, the message shows `outcome` before the reason. */
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
