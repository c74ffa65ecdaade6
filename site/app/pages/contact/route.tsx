import { useActionData } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { choiceOf, projectParameter, projectsOnForms, projectWithSlug } from "~/content/model/projects.ts";
import { contact } from "~/copy/contact.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { telephoneLink } from "~/layout/telephone-link.ts";
import { useRootData } from "~/layout/use-root-data.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { ContactForm } from "~/leads/form/contact-form.tsx";
import { ProjectQuestionForm } from "~/leads/form/project-question-form.tsx";
import type { LeadResponse } from "~/leads/lead-response.ts";
import { metaFromCopy } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import type { Route } from "./+types/route.ts";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { omitsFooterForm: true };

export const meta = metaFromCopy(contact, ({ meta }) => ({ ...meta, path: "/contact" }));

/** Returns the project named in the URL; null if there is none or it is not published. */
export function loader({ context, url }: Route.LoaderArgs) {
  const project = projectWithSlug(
    projectsOnForms(contentOf(context)),
    url.searchParams.get(projectParameter) ?? "",
  );
  return { project: project ? choiceOf(project) : null };
}

export default function Contact({ loaderData: { project } }: Route.ComponentProps) {
  const { projectChoices, settings } = useRootData();
  const { brand, email } = settings;
  // Without scripts, project question forms on other pages post to this page, which shows them again with any errors.
  const isQuestion = useActionData<LeadResponse>()?.form === "project-question" || project !== null;
  const { banner, ...copy } = useCopy(contact);
  const askTitle = useCopy(sections).ask.title;
  return (
    <>
      {/* To start the form on the first screen, the title is next to the picture, and phones omit the picture. */}
      <header className="grid grid-cols-1 tablet:grid-cols-2 desktop:grid-cols-[calc(50%+var(--spacing-column)/2)_1fr]">
        <Picture
          className="aspect-20/7 max-tablet:hidden tablet:col-start-2"
          image={banner.image}
          sizes="50vw"
        />
        <p className="pt-2 text-quiet text-xs max-tablet:hidden tablet:col-start-2 tablet:pr-edge tablet:text-right">
          {banner.caption}
        </p>
        <h1 className="px-gutter pt-6 text-balance tablet:col-start-1 tablet:row-start-1 tablet:self-end tablet:pl-edge">
          {banner.title}
        </h1>
      </header>
      <div className="wrap grid items-start gap-x-column gap-y-12 pt-6 pb-section tablet:pt-10 desktop:grid-cols-12">
        <section
          aria-labelledby="write"
          className="max-tablet:-mx-gutter ground-sand p-gutter tablet:p-10 desktop:col-span-6 desktop:col-start-7 desktop:row-start-1"
        >
          <h2 className="text-h3" id="write">
            {isQuestion ? askTitle : copy.form}
          </h2>
          {!project && copy.lead && <p className="mt-2">{copy.lead}</p>}
          {project && (
            <p className="mt-2 text-s">
              <InlineLink className="inline-block py-1" to="/contact">
                {copy.otherQuestion}
              </InlineLink>
            </p>
          )}
          <div className="mt-5">
            {isQuestion ? (
              <ProjectQuestionForm chosen={project?.slug} projects={projectChoices} />
            ) : (
              <ContactForm names={{ brand, email }} />
            )}
          </div>
        </section>
        {/* In a separate column, so that these sections do not move when the form grows. */}
        <div className="grid gap-10 desktop:col-span-5 desktop:col-start-1 desktop:row-start-1">
          <Schedule />
          <Addresses />
        </div>
      </div>
    </>
  );
}

function Schedule() {
  const copy = useCopy(contact);
  const { scheduling } = useSiteSettings();
  if (scheduling.length === 0) return null;
  return (
    <section>
      <h2 className="text-h3">{copy.schedule}</h2>
      <WithheldContentNote className="mt-3" kind="links" />
      <ul className="mt-4 grid max-w-104 gap-4">
        {scheduling.map(({ href, label, role }) => (
          <li key={href}>
            <p className="mb-1 text-quiet text-xs">{role}</p>
            <ButtonLink className="w-full" href={href} icon="external" variant="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Addresses() {
  const copy = useCopy(contact);
  const { addressLines, email, officeHours, phone, social } = useSiteSettings();
  return (
    <>
      <section className="border-hairline border-t pt-6">
        <h2 className="text-h3">{copy.addresses}</h2>
        <address className="mt-4 not-italic">
          <InlineLink className="inline-block py-1" href={telephoneLink(phone)}>
            {phone}
          </InlineLink>
          <br />
          <InlineLink className="inline-block py-1" href={`mailto:${email}`}>
            {email}
          </InlineLink>
          <span className="mb-4 block text-quiet text-s">{officeHours}</span>
          {addressLines.map((line) => (
            <span className="block" key={line}>
              {line}
            </span>
          ))}
        </address>
      </section>
      {social.length > 0 && (
        <section className="border-hairline border-t pt-6">
          <h2 className="text-h3">{copy.profiles}</h2>
          <ul className="mt-2 flex flex-wrap gap-x-8">
            {social.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
