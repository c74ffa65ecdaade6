import type { Offering } from "~/content/model/site-content.ts";
import { formatFileSize } from "~/content/model/wording/format.ts";
import { DownloadRow } from "~/ui/download-row.tsx";

export function DeckDownload({ deck: { fileName, href, sizeBytes } }: Pick<Offering, "deck">) {
  return (
    <DownloadRow fileName={fileName} href={href} label="Download the deck" size={formatFileSize(sizeBytes)} />
  );
}
