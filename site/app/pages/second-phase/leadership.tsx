import type { Offering } from "~/content/model/offering.ts";
import type { TeamMember } from "~/content/model/site-content.ts";
import { formatFileSize } from "~/content/model/wording/format.ts";
import { TeamRow } from "~/sections/team-row.tsx";
import { DownloadRow } from "~/ui/download-row.tsx";
import { Section } from "~/ui/section.tsx";

interface LeadershipProps {
  deck: Offering["deck"];
  deckLabel: string;
  team: readonly TeamMember[];
  title: string;
}

export function Leadership({ deck, deckLabel, team, title }: LeadershipProps) {
  if (team.length === 0) return null;
  return (
    <Section>
      <div className="mb-head grid-12 items-end gap-y-6">
        <h2 className="col-span-full desktop:col-span-8">{title}</h2>
        <div className="col-span-full desktop:col-span-4">
          <DeckDownload deck={deck} label={deckLabel} />
        </div>
      </div>
      <TeamRow team={team} />
    </Section>
  );
}

export function DeckDownload({ deck, label }: { deck: Offering["deck"]; label: string }) {
  const { fileName, href, sizeBytes } = deck;
  return <DownloadRow fileName={fileName} href={href} label={label} size={formatFileSize(sizeBytes)} />;
}
