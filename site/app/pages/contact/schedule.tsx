import type { SiteSettings } from "~/content/model/model.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";

/** A call at a set time, through the scheduling service. */
export function Schedule() {
  const { scheduling } = useSiteSettings();
  return (
    <div className="desktop:col-span-5">
      <p className="text-lead">
        Ask about a project, a return class or the documents behind them. A person reads and answers every
        message.
      </p>
      {scheduling.length > 0 && <Calls scheduling={scheduling} />}
    </div>
  );
}

function Calls({ scheduling }: Pick<SiteSettings, "scheduling">) {
  return (
    <>
      <h2 className="mt-10 text-h3">Schedule a call</h2>
      <ul className="mt-4 grid max-w-[26rem] gap-4">
        {scheduling.map(({ href, label, role }) => (
          <li key={href}>
            <ButtonLink className="w-full" href={href} icon="external" variant="secondary">
              {label}
            </ButtonLink>
            <p className="quiet mt-1 text-xs">{role}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
