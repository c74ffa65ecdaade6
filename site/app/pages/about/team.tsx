import { schedulingOf } from "~/content/model/people.ts";
import type { TeamMember } from "~/content/model/site-content.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Picture } from "~/ui/picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { team as copy } from "~/words/about.ts";

export function Team({ team }: { team: readonly TeamMember[] }) {
  if (team.length === 0) return null;
  return (
    <section className="wrap grid-12 gap-y-head py-section">
      <h2 className="col-span-full desktop:col-span-3">{copy.title}</h2>
      <ul className="col-span-full desktop:col-span-9">
        {team.map((member) => (
          <li className="about-member" key={member.name}>
            <Member member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Member({ member }: { member: TeamMember }) {
  const { scheduling } = useSiteSettings();
  const call = schedulingOf(member, scheduling);
  return (
    <div className="about-member-row">
      <Picture className="about-portrait" image={member.image} sizes="13rem" />
      <div className="min-w-0">
        <h3>{member.name}</h3>
        <p className="quiet mt-1 text-s">{member.role}</p>
        <div
          className="about-biography measure"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown and sanitised on the server.
          dangerouslySetInnerHTML={{ __html: member.biographyHtml }}
        />
        {call && (
          <p className="mt-4">
            <TextLink href={call.href}>{call.label}</TextLink>
          </p>
        )}
      </div>
    </div>
  );
}
