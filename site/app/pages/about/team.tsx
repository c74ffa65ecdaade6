import { team as members, schedulingOf } from "~/content/team.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Picture } from "~/ui/picture.tsx";
import { Reveal } from "~/ui/reveal.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { team } from "./copy.ts";

export function Team() {
  const { scheduling } = useSiteSettings();
  return (
    <section className="wrap grid-12 gap-y-head py-section">
      <h2 className="col-span-full desktop:col-span-3">{team.title}</h2>
      <ul className="col-span-full desktop:col-span-9">
        {members.map((member) => {
          const call = schedulingOf(member, scheduling);
          return (
            <li className="about-member" key={member.name}>
              <Reveal className="about-member-row">
                <Picture className="about-portrait" image={member.image} sizes="13rem" />
                <div>
                  <h3>{member.name}</h3>
                  <p className="quiet mt-1 text-s">{member.role}</p>
                  {member.biography.map((paragraph) => (
                    <p className="measure mt-4" key={paragraph}>
                      {paragraph}
                    </p>
                  ))}
                  {call && (
                    <p className="mt-4">
                      <TextLink href={call.href}>{call.label}</TextLink>
                    </p>
                  )}
                </div>
              </Reveal>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
