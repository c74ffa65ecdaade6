import type { Partner, TeamMember } from "~/content/model/site-content.ts";
import { SiteLink } from "~/ui/links.tsx";
import { Portrait } from "~/ui/portrait.tsx";

interface TeamRowProps {
  hasBiographies?: boolean;
  team: readonly TeamMember[];
}

/** Team with names, roles and portraits, if any. */
export function TeamRow({ hasBiographies = false, team }: TeamRowProps) {
  return (
    <ul className="grid gap-x-column gap-y-5 tablet:grid-cols-3">
      {team.map(({ biographyHtml, image, name, role }) => (
        <li
          className="flex items-start gap-4 border-hairline border-t pt-4 tablet:flex-col desktop:flex-row"
          key={name}
        >
          {image && <Portrait className="w-24 flex-none tablet:w-30" image={image} widths="7.5rem" />}
          <div className="min-w-0">
            <h3>{name}</h3>
            <p className="mt-1 text-quiet text-s">{role}</p>
            {hasBiographies && (
              <div className="mt-3 text-s">
                <Biography html={biographyHtml} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Biography({ html }: { html: string }) {
  return (
    <div
      className="measure *:not-first:mt-3 [&_:is(b,strong)]:font-semibold [&_:is(ol,ul)]:pl-6 [&_ol]:list-decimal [&_ul]:list-disc"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown and sanitized on the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
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
