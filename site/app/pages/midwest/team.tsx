import type { TeamMember } from "~/content/model/site-content.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { TeamRow } from "~/sections/team-row.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { team as copy } from "~/words/midwest.ts";

export function Team({ team }: { team: readonly TeamMember[] }) {
  if (team.length === 0) return null;
  return (
    <section className="wrap py-section">
      <div>
        <SectionHead
          note={
            <TextLink className="text-body" to={copy.action.to}>
              {copy.action.label}
            </TextLink>
          }
          title={copy.title}
        />
        <TeamRow team={team} />
      </div>
    </section>
  );
}
