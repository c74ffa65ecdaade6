import { schedulingOf } from "~/content/model/people.ts";
import type { TeamMember } from "~/content/model/site-content.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";
import { TextLink } from "~/ui/text-link.tsx";

export function Team({ team, title }: { team: readonly TeamMember[]; title: string }) {
  if (team.length === 0) return null;
  return (
    <Section className="grid-12 gap-y-head">
      <h2 className="col-span-full desktop:col-span-3">{title}</h2>
      <ul className="col-span-full desktop:col-span-9">
        {team.map((member) => (
          <Member key={member.name} member={member} />
        ))}
      </ul>
    </Section>
  );
}

function Member({ member }: { member: TeamMember }) {
  const { scheduling } = useSiteSettings();
  const call = schedulingOf(member, scheduling);
  return (
    <li className="grid gap-x-column gap-y-6 border-hairline border-b py-10 first:pt-0 last:border-b-0 last:pb-0 tablet:grid-cols-[13rem_minmax(0,1fr)]">
      <Picture className="aspect-4/5 w-3/5 max-w-52 tablet:w-52" image={member.image} sizes="13rem" />
      <div className="min-w-0">
        <h3>{member.name}</h3>
        <p className="mt-1 text-quiet text-s">{member.role}</p>
        <div
          className="measure *:mt-4 [&_:is(b,strong)]:font-semibold [&_:is(ol,ul)]:pl-6 [&_ol]:list-decimal [&_ul]:list-disc"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown and sanitized on the server.
          dangerouslySetInnerHTML={{ __html: member.biographyHtml }}
        />
        {call && (
          <p className="mt-4">
            <TextLink href={call.href}>{call.label}</TextLink>
          </p>
        )}
      </div>
    </li>
  );
}
