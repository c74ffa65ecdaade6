import { deck } from "~/content/offering.ts";
import { DownloadRow } from "~/ui/download-row.tsx";
import { deckSize } from "./copy.ts";

export function DeckDownload() {
  return <DownloadRow fileName={deck.fileName} href={deck.href} label="Download the deck" size={deckSize} />;
}
