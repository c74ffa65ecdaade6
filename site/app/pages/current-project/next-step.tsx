import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Section } from "~/ui/section.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { currentProject } from "~/words/current-project.ts";
import { useWords } from "~/words/use-words.tsx";

export function NextStep() {
  const words = useWords(currentProject).nextStep;
  const { currentProjectsSite, investorPortal } = useSiteSettings();
  return (
    <Section className="grid-12 gap-y-8" ground="sand">
      <h2 className="col-span-full desktop:col-span-4">{words.title}</h2>
      <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
        <p className="measure text-lead">{words.text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to="/contact" variant="secondary">
            {words.action}
          </ButtonLink>
          <TextLink href={currentProjectsSite.href}>{currentProjectsSite.label}</TextLink>
          <TextLink href={investorPortal.href}>{investorPortal.label}</TextLink>
        </div>
      </div>
    </Section>
  );
}
