import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useAttempt } from "./use-service";

const noPreview = "There is no preview.";

/** Opens a preview of the site in a new tab. The given route returns the preview's URL. */
export function useOpenPreview() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { attempt, isUnderWay } = useAttempt();

  async function open(route: string, params?: object): Promise<void> {
    // Open the tab during the click: browsers block later ones.
    const tab = window.open("about:blank", "_blank");
    if (!tab) {
      const message = `${noPreview} Your browser has blocked the new tab. Allow it for this panel.`;
      return toggleNotification({ type: "danger", message });
    }
    tab.opener = null;
    await attempt(async () => {
      try {
        const { data } = await get<{ data: { url: string } }>(route, { params });
        tab.location.replace(data.data.url);
      } catch (error) {
        tab.close();
        throw error;
      }
    }, noPreview);
  }
  return { open, isOpening: isUnderWay };
}
