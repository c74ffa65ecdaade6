import { getFetchClient, isFetchError, useAPIErrorHandler, useNotification } from "@strapi/strapi/admin";
import { useMutation, useQuery, useQueryClient } from "react-query";

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
 * By default, there is no cache, so that a screen shows changes made by others since it was last open. Loads the data
 * again every few seconds while `isPending` returns true.
 */
export function useServiceData<Data>(
  route: string,
  { cacheMs = 0, isPending }: { cacheMs?: number; isPending?: (data: Data) => boolean } = {},
) {
  const { data, error, refetch } = useQuery(route, () => loadFromService<Data>(route), {
    cacheTime: cacheMs,
    staleTime: cacheMs,
    keepPreviousData: true,
    retry: false,
    refetchInterval: (loaded) => (loaded !== undefined && isPending?.(loaded) ? pollMs : false),
  });
  const queries = useQueryClient();
  const setData = (next: Data) => void queries.setQueryData(route, next);
  return { data, error, reload: () => void refetch(), setData };
}

/** Returns the site's origin and the team's time zone. Requests them once, until the browser reloads the panel. */
export const usePanelSettings = () =>
  useServiceData<Record<"siteUrl" | "timeZone", string>>("/panel-settings", {
    cacheMs: Number.POSITIVE_INFINITY,
  }).data;

/** Returns the message for a failed call. */
export function useErrorMessage(): (error: unknown) => string {
  const { formatAPIError } = useAPIErrorHandler();
  return (error) => (isFetchError(error) ? formatAPIError(error) : "The content service cannot be reached.");
}

/** Runs an action and shows a message if it fails. */
export function useServiceAction() {
  const { toggleNotification } = useNotification();
  const errorMessage = useErrorMessage();
  const { isLoading: isRunning, mutateAsync } = useMutation((action: () => Promise<void>) => action());

  /** If `action` fails, the message shows `failureText` before the reason. */
  const runAction = (action: () => Promise<void>, failureText = ""): Promise<void> =>
    mutateAsync(action).catch((error: unknown) => {
      const message = `${failureText} ${errorMessage(error)}`.trim();
      toggleNotification({ type: "danger", message });
    });
  return { runAction, isRunning };
}
