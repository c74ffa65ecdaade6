import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** Where investors sign in, and who else can be called. */
export function NextStep() {
  const { investorPortal, scheduling } = useSiteSettings();
  return (
    <section className="wrap grid-12 gap-y-8 py-section">
      <div className="col-span-full desktop:col-span-4">
        <h2>Talk with us, or sign in</h2>
        <p className="measure mt-4">
          New here? Pick a time to talk. Already an investor? Sign in at the portal, which is a separate site.
        </p>
      </div>
      <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
        <ButtonLink
          className="max-tablet:w-full"
          href={investorPortal.href}
          icon="external"
          variant="secondary"
        >
          {investorPortal.label}
        </ButtonLink>
        {scheduling.length > 0 && (
          <ul className="hairline mt-8 border-t">
            {scheduling.map(({ href, label, role }) => (
              <li className="hairline flex flex-wrap items-center gap-x-8 border-b py-2" key={href}>
                <TextLink href={href}>{label}</TextLink>
                <p className="quiet text-s">{role}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
