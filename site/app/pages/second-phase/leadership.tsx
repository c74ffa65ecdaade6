import type { Offering, TeamMember } from "~/content/model/site-content.ts";
import { formatFileSize } from "~/content/model/wording/format.ts";
import { TeamRow } from "~/sections/team-row.tsx";
import { DownloadRow } from "~/ui/download-row.tsx";
import { leadershipTitle } from "~/words/second-phase.ts";

interface LeadershipProps {
  deck: Offering["deck"];
  team: readonly TeamMember[];
}

export function Leadership({ deck, team }: LeadershipProps) {
  if (team.length === 0) return null;
  return (
    <section className="wrap py-section">
      <div>
        <div className="grid-12 mb-head items-end gap-y-6">
          <h2 className="col-span-full desktop:col-span-8">{leadershipTitle}</h2>
          <div className="col-span-full desktop:col-span-4">
            <DeckDownload deck={deck} />
          </div>
        </div>
        <TeamRow team={team} />
      </div>
    </section>
  );
}

export function DeckDownload({ deck: { fileName, href, sizeBytes } }: Pick<Offering, "deck">) {
  return (
    <DownloadRow fileName={fileName} href={href} label="Download the deck" size={formatFileSize(sizeBytes)} />
  );
}
