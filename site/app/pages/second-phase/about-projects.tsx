import type { Partner, TeamMember } from "~/content/model/site-content.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { PartnerLinks } from "~/sections/people.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

interface AboutProjectsProps {
  partners: readonly Partner[];
  team: readonly TeamMember[];
}

/**
 * Facts of the project, then its partners, and its team if at least one member has a portrait. `Leadership` lists the
 * team in any case.
 */
export function AboutProjects({ partners, team }: AboutProjectsProps) {
  const copy = useCopy(secondPhase).aboutProjects;
  const people = [
    partners.length > 0 && { text: <Partners partners={partners} />, title: copy.partners },
    team.some(({ image }) => image) && { text: <Team team={team} />, title: copy.team },
  ].filter((row) => !!row);
  return (
    <Section className="grid-12 gap-y-8">
      <div className="col-span-full desktop:col-span-4">
        <h2>{copy.title}</h2>
        <p className="measure mt-4 text-pretty text-quiet">{copy.note}</p>
        {/* Fills the column next to the rows, which smaller screens do not have. */}
        <figure className="mt-8 max-desktop:hidden">
          <Picture className="aspect-5/8" image={copy.image} sizes="80vw" />
          <figcaption className="pt-3 text-quiet text-xs/normal">{copy.caption}</figcaption>
        </figure>
      </div>
      <ul className="col-span-full border-hairline border-t desktop:col-span-7 desktop:col-start-6">
        {[...copy.rows, ...people].map(({ text, title }) => (
          <li
            className="grid gap-x-column gap-y-2 border-hairline border-b py-6 tablet:grid-cols-[1fr_2fr] tablet:items-baseline"
            key={title}
          >
            <h3>{title}</h3>
            <div>{text}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Partners({ partners }: Pick<AboutProjectsProps, "partners">) {
  return (
    <>
      <PartnerLinks
        className="flex flex-wrap gap-x-10 gap-y-3"
        linkClassName="inline-block py-0.5 font-semibold text-heading outline-offset-8 hover:not-focus-visible:outline hover:not-focus-visible:outline-hairline [&_img]:h-8.75 [&_img]:w-auto [&_img]:max-w-full [&_img]:object-contain"
        partners={partners}
      />
      <WithheldContentNote className="mt-3" kind="partners" />
    </>
  );
}

function Team({ team }: Pick<AboutProjectsProps, "team">) {
  return (
    <ul className="grid gap-2">
      {team.map(({ image, name, role }) => (
        <li key={name}>
          {image && (
            <Picture className="mb-3 aspect-4/5 max-w-36" image={image} sizes="(width < 44rem) 30vw, 9rem" />
          )}
          {name}, <span className="text-quiet">{role}</span>
        </li>
      ))}
    </ul>
  );
}
