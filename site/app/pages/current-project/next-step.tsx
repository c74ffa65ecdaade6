import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { nextStep } from "~/words/current-project.ts";

export function NextStep() {
  const { currentProjectsSite, investorPortal } = useSiteSettings();
  return (
    <section className="ground-sand">
      <div className="wrap grid-12 gap-y-8 py-section">
        <h2 className="col-span-full desktop:col-span-4">{nextStep.title}</h2>
        <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
          <p className="measure text-lead">{nextStep.text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink to={nextStep.action.to} variant="secondary">
              {nextStep.action.label}
            </ButtonLink>
            <TextLink href={currentProjectsSite.href}>{currentProjectsSite.label}</TextLink>
            <TextLink href={investorPortal.href}>{investorPortal.label}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
