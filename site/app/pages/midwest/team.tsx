import { SectionHead } from "~/layout/section-head.tsx";
import { TeamRow } from "~/pages/sections/team-row.tsx";
import { Reveal } from "~/ui/reveal.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { team } from "./copy.ts";

export function Team() {
  return (
    <section className="wrap py-section">
      <Reveal>
        <SectionHead
          note={
            <TextLink className="text-body" to={team.action.to}>
              {team.action.label}
            </TextLink>
          }
          title={team.title}
        />
        <TeamRow />
      </Reveal>
    </section>
  );
}
