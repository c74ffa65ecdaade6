import type { Partner, TeamMember } from "~/content/model/site-content.ts";
import { cx } from "~/ui/class-names.ts";
import { PlainLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";

/** Team with names, roles, the first paragraphs of their biographies, and portraits, if any. */
export function TeamRow({ team }: { team: readonly TeamMember[] }) {
  return (
    <ul className="grid gap-x-column gap-y-5 tablet:grid-cols-3">
      {team.map(({ biographyHtml, image, name, role }) => (
        <li className="flex gap-4 border-heading border-t pt-5 tablet:flex-col desktop:flex-row" key={name}>
          {image && (
            <Picture className="aspect-4/5 w-24 flex-none tablet:w-30" image={image} sizes="7.5rem" />
          )}
          <div className="min-w-0">
            <h3>{name}</h3>
            <p className="mt-1 text-quiet text-s">{role}</p>
            <Biography className="mt-3 *:not-first:hidden" html={biographyHtml} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Biography({ className, html }: { className: string; html: string }) {
  return (
    <div
      className={cx("measure [&_:is(b,strong)]:font-semibold", className)}
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

/** Partner logos linking to their sites. A partner without a logo is shown by name. */
export function PartnerLinks({ className, linkClassName, partners, withArrow = false }: PartnerLinksProps) {
  return (
    <ul className={className}>
      {partners.map(({ href, label, logo }) => (
        <li key={href}>
          <PlainLink className={linkClassName} href={href} icon={withArrow ? "external" : "none"}>
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
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
