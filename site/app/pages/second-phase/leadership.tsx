import type { Offering, TeamMember } from "~/content/model/site-content.ts";
import { TeamRow } from "~/sections/team-row.tsx";
import { leadershipTitle } from "~/words/second-phase.ts";
import { DeckDownload } from "./deck-download.tsx";

interface LeadershipProps {
  readonly deck: Offering["deck"];
  readonly team: readonly TeamMember[];
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
