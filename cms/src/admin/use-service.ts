import { getFetchClient, isFetchError, useAPIErrorHandler, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useQuery, useQueryClient } from "react-query";

/** Cache settings. The default is no cache, so that a screen shows changes made by others since it was last open. */
interface Caching {
  cacheTime: number;
  staleTime: number;
}

/** Loads data from one of this project's routes. */
export const loadFromService = async <Data>(route: string): Promise<Data> =>
  (await getFetchClient().get<{ data: Data }>(route)).data.data;

/** Sends data to one of this project's routes and returns the data of the response. */
export const sendToService = async <Data = void>(
  method: "post" | "put",
  route: string,
  body: object,
): Promise<Data> => (await getFetchClient()[method]<{ data: Data }>(route, body)).data.data;

const pollMs = 3000;

/**
 * Loads data from one of this project's routes; undefined until it arrives. Keeps old data while a new route loads.
 * Loads the data again every few seconds while `isPending` returns true.
 */
export function useServiceData<Data>(
  route: string,
  caching: Caching = { cacheTime: 0, staleTime: 0 },
  isPending: (data: Data) => boolean = () => false,
) {
  const { data, error, refetch } = useQuery(route, () => loadFromService<Data>(route), {
    ...caching,
    keepPreviousData: true,
    retry: false,
    refetchInterval: (loaded) => (loaded !== undefined && isPending(loaded) ? pollMs : false),
  });
  const queries = useQueryClient();
  const setData = (next: Data) => void queries.setQueryData(route, next);
  return { data, error, reload: () => void refetch(), setData };
}

/** Returns the message for a failed call. */
export function useErrorMessage(): (error: unknown) => string {
  const { formatAPIError } = useAPIErrorHandler();
  return (error) => (isFetchError(error) ? formatAPIError(error) : "The content service cannot be reached.");
}

/** Runs an action and shows a message if it fails. */
export function useServiceAction() {
  const { toggleNotification } = useNotification();
  const errorMessage = useErrorMessage();
  const [isRunning, setIsUnderWay] = useState(false);

  /** If `action` fails, the message shows `failureText` before the reason. */
  async function runAction(action: () => Promise<void>, failureText?: string): Promise<void> {
    setIsUnderWay(true);
    try {
      await action();
    } catch (error) {
      const reason = errorMessage(error);
      toggleNotification({ type: "danger", message: failureText ? `${failureText} ${reason}` : reason });
    } finally {
      setIsUnderWay(false);
    }
  }
  return { runAction, isRunning };
}
