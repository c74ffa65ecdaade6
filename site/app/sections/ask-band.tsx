import { fill } from "~/copy/copy.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { FormLinkBar } from "~/layout/form-link-bar.tsx";
import { telephoneLink } from "~/layout/telephone-link.ts";
import { useRootData } from "~/layout/use-root-data.ts";
import { ProjectQuestionForm } from "~/leads/form/project-question-form.tsx";
import { TextLink } from "~/ui/links.tsx";

/** Form for a question about a project, at the bottom of a page. The page's `handle` must set `omitsFooterForm`. */
export function AskBand() {
  const copy = useCopy(sections).ask;
  const { minimumInvestment, projectChoices, settings } = useRootData();
  const { officeHours, phone } = settings;
  return (
    <>
      {/* If the section above has the same background, this one needs no top padding. */}
      <section
        aria-labelledby="ask-title"
        className="ground-sand print:hidden [.ground-sand+&>div]:pt-0"
        id="ask"
        tabIndex={-1}
      >
        <div className="wrap grid-12 gap-y-8 py-section">
          <div className="col-span-full flex flex-col desktop:col-span-4 desktop:pr-4">
            <h2 id="ask-title">{copy.title}</h2>
            <p className="mt-4 text-lead text-quiet">{copy.lead}</p>
            <dl className="mt-8 desktop:mt-auto *:grid *:grid-cols-[6rem_minmax(0,1fr)] *:items-baseline *:border-hairline *:border-t *:py-3.5 *:last:border-b [&_dt]:text-quiet [&_dt]:text-s">
              <div>
                <dt>{copy.call}</dt>
                <dd>
                  <TextLink className="min-h-0!" href={telephoneLink(phone)}>
                    {phone}
                  </TextLink>
                  <span className="block text-quiet text-xs">{officeHours}</span>
                </dd>
              </div>
              <div>
                <dt>{copy.minimum}</dt>
                <dd>{fill(copy.minimumNote, { minimumInvestment })}</dd>
              </div>
            </dl>
          </div>
          <div className="ground-paper -mx-gutter col-span-full p-gutter tablet:mx-0 tablet:p-10 desktop:col-span-8">
            <ProjectQuestionForm projects={projectChoices} />
          </div>
        </div>
      </section>
      <FormLinkBar fieldId="project-question-name" />
    </>
  );
}
