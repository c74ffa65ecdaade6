import { useFetchClient } from "@strapi/strapi/admin";
import { useAttempt } from "../../../admin/use-service";

/** Saves the file of an export on the computer. */
export function useExport() {
  const { get } = useFetchClient();
  const { attempt, isUnderWay } = useAttempt();
  const save = (route: string): Promise<void> =>
    attempt(async () => {
      const { data, headers } = await get<Blob>(route, { responseType: "blob" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(data);
      link.download =
        /filename="([^"]+)"/.exec(headers?.get("content-disposition") ?? "")?.[1] ?? "export.csv";
      link.click();
      URL.revokeObjectURL(link.href);
    }, "Nothing was exported.");
  return { save, isExporting: isUnderWay };
}
