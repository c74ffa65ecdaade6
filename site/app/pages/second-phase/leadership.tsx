import { TeamRow } from "~/pages/sections/team-row.tsx";
import { Reveal } from "~/ui/reveal.tsx";
import { leadershipTitle } from "./copy.ts";
import { DeckDownload } from "./deck-download.tsx";

export function Leadership() {
  return (
    <section className="wrap py-section">
      <Reveal>
        <div className="grid-12 mb-head items-end gap-y-6">
          <h2 className="col-span-full desktop:col-span-8">{leadershipTitle}</h2>
          <div className="col-span-full desktop:col-span-4">
            <DeckDownload />
          </div>
        </div>
        <TeamRow />
      </Reveal>
    </section>
  );
}
