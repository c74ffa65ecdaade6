import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Section } from "~/ui/section.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { investor } from "~/words/investor.ts";
import { useWords } from "~/words/use-words.tsx";

/** Where investors sign in, and who else can be called. */
export function NextStep() {
  const words = useWords(investor).nextStep;
  const { investorPortal, scheduling } = useSiteSettings();
  return (
    <Section className="grid-12 gap-y-8">
      <div className="col-span-full desktop:col-span-4">
        <h2>{words.title}</h2>
        <p className="measure mt-4">{words.text}</p>
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
          <ul className="mt-8 border-hairline border-t">
            {scheduling.map(({ href, label, role }) => (
              <li className="flex flex-wrap items-center gap-x-8 border-hairline border-b py-2" key={href}>
                <TextLink href={href}>{label}</TextLink>
                <p className="text-quiet text-s">{role}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
