import type { TeamMember } from "~/content/model/site-content.ts";
import { midwest } from "~/copy/midwest.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { TextLink } from "~/ui/links.tsx";

/**
 * The team, and "Invest Now", which opens the investor portal for verified investors (specification, section 2). Others
 * use the form next to it.
 */
export function Connect({ team }: { team: readonly TeamMember[] }) {
  const copy = useCopy(midwest);
  const { investorPortal } = useSiteSettings();
  return (
    <>
      {team.length > 0 && (
        <>
          <h3 className="mt-10">{copy.team.title}</h3>
          <WithheldContentNote className="mt-3" kind="people" />
          <ul className="mt-4 border-hairline border-t">
            {team.map(({ name, role }) => (
              <li
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-b py-3"
                key={name}
              >
                {name} <span className="text-quiet text-s">{role}</span>
              </li>
            ))}
          </ul>
          <TextLink className="mt-3" to="/about">
            {copy.team.about}
          </TextLink>
        </>
      )}
      <h3 className="mt-10">{copy.connect.title}</h3>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-6">
        {copy.connect.above}
        <TextLink href={investorPortal.href}>{copy.connect.action}</TextLink>
      </p>
    </>
  );
}
