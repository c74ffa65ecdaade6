import { Button } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useErrorText } from "../../../admin/use-service";
import { hasFilters } from "./has-filters";

/** Saves the entries that the list shows, over all of its pages. */
export function ExportButton({ route }: { route: string }) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const errorText = useErrorText();
  const { search } = useLocation();
  const [isExporting, setIsExporting] = useState(false);

  async function save() {
    setIsExporting(true);
    try {
      const { data, headers } = await get<Blob>(`${route}${search}`, { responseType: "blob" });
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
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <Button variant="secondary" startIcon={<Download />} loading={isExporting} onClick={save}>
      {hasFilters(search) ? "Export these" : "Export all"}
    </Button>
  );
}
