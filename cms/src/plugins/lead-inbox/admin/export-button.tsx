import { Button } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useErrorText } from "../../../admin/use-service";
import { leadUid, subscriptionUid } from "../uids";
import { hasFilters } from "./has-filters";

export const exportRoutes: Record<string, string> = {
  [leadUid]: "/lead-inbox/export",
  [subscriptionUid]: "/lead-inbox/subscriptions/export",
};

/** Saves the file of an export on the computer. */
export function useExport() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const errorText = useErrorText();
  return async (address: string): Promise<void> => {
    try {
      const { data, headers } = await get<Blob>(address, { responseType: "blob" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(data);
      link.download =
        /filename="([^"]+)"/.exec(headers?.get("content-disposition") ?? "")?.[1] ?? "export.csv";
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      toggleNotification({
        type: "danger",
        message: `Nothing was exported. ${errorText(error)}`,
      });
    }
  };
}

/** Saves the entries that the list shows, over all of its pages. */
export function ExportButton({ route }: { route: string }) {
  const save = useExport();
  const { search } = useLocation();
  const [isExporting, setIsExporting] = useState(false);

  async function start() {
    setIsExporting(true);
    await save(`${route}${search}`);
    setIsExporting(false);
  }

  return (
    <Button variant="secondary" startIcon={<Download />} loading={isExporting} onClick={start}>
      {hasFilters(search) ? "Export these" : "Export all"}
    </Button>
  );
}
