import type { Partner, TeamMember } from "~/content/model/site-content.ts";
import { SiteLink } from "~/ui/links.tsx";
import { Portrait } from "~/ui/portrait.tsx";

/** Team with names, roles and portraits, if any. Biographies are on the about page. */
export function TeamRow({ team }: { team: readonly TeamMember[] }) {
  return (
    <ul className="grid gap-x-column gap-y-5 tablet:grid-cols-3">
      {team.map(({ image, name, role }) => (
        <li
          className="flex items-end gap-4 border-hairline border-t pt-4 tablet:flex-col tablet:items-start tablet:justify-end desktop:flex-row desktop:items-end desktop:justify-start"
          key={name}
        >
          {image && <Portrait className="w-24 flex-none tablet:w-30" image={image} widths="7.5rem" />}
          <div className="min-w-0">
            <h3>{name}</h3>
            <p className="mt-1 text-quiet text-s">{role}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface PartnerLinksProps {
  className: string;
  linkClassName: string;
  partners: readonly Partner[];
  withArrow?: boolean;
}

/** Partner logos linking to their sites. Partners without a logo are named. */
export function PartnerLinks({ className, linkClassName, partners, withArrow = false }: PartnerLinksProps) {
  return (
    <ul className={className}>
      {partners.map(({ href, label, logo }) => (
        <li key={href}>
          <SiteLink className={linkClassName} href={href} icon={withArrow ? "external" : "none"}>
            {logo ? (
              // Most logos are dark, so they keep a light background in the dark theme and in forced colors.
              <img
                alt={label}
                className="dusk:bg-paper dusk:p-2 forced-colors:bg-paper forced-colors:p-2 forced-colors:forced-color-adjust-none"
                height={logo.height}
                loading="lazy"
                src={logo.src}
                width={logo.width}
              />
            ) : (
              label
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
