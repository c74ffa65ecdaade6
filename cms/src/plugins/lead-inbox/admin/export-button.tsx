import { Button } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { useLocation } from "react-router-dom";
import { useAttempt } from "../../../admin/use-service";
import { leadUid, subscriptionUid } from "../uids";
import { hasFilters } from "./has-filters";

export const exportRoutes: Record<string, string> = {
  [leadUid]: "/lead-inbox/export",
  [subscriptionUid]: "/lead-inbox/subscriptions/export",
};

/** Saves the file of an export on the computer. */
export function useExport() {
  const { get } = useFetchClient();
  const { attempt, isUnderWay } = useAttempt();
  const save = (address: string): Promise<void> =>
    attempt(async () => {
      const { data, headers } = await get<Blob>(address, { responseType: "blob" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(data);
      link.download =
        /filename="([^"]+)"/.exec(headers?.get("content-disposition") ?? "")?.[1] ?? "export.csv";
      link.click();
      URL.revokeObjectURL(link.href);
    }, "Nothing was exported.");
  return { save, isExporting: isUnderWay };
}

/** Saves the entries that the list shows, over all of its pages. */
export function ExportButton({ route }: { route: string }) {
  const { isExporting, save } = useExport();
  const { search } = useLocation();
  return (
    <Button
      variant="secondary"
      startIcon={<Download />}
      loading={isExporting}
      onClick={() => save(`${route}${search}`)}
    >
      {hasFilters(search) ? "Export these" : "Export all"}
    </Button>
  );
}
