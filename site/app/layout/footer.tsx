import { Link } from "react-router";
import { layout } from "~/copy/layout.ts";
import { pages } from "~/copy/pages.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { ProjectQuestionForm } from "~/leads/form/project-question-form.tsx";
import { ButtonLink, buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { Grass } from "~/ui/grass.tsx";
import { PlainLink } from "~/ui/links.tsx";
import { withKeys } from "~/ui/with-keys.ts";
import { Brand } from "./brand.tsx";
import { footerPages, linksTo } from "./menus.ts";
import { telephoneLink } from "./telephone-link.ts";
import { useRootData } from "./use-root-data.ts";

const hoverLook = cx("decoration-1 decoration-gold underline-offset-link hover:underline");

const linkLook = cx("inline-flex min-h-10 items-center text-s", hoverLook);

const documentsLink = { label: "Documents", to: "/investor#documents" };

export function Footer({ withForm, withGrass }: { withForm: boolean; withGrass: boolean }) {
  const copy = useCopy(layout).footer;
  const names = useCopy(pages);
  const { campaignLinks, sampleLine, settings, year } = useRootData();
  const columns = [
    {
      name: "invest",
      links: [...linksTo(footerPages.invest, names), documentsLink, ...campaignLinks.footer],
    },
    { name: "company", links: linksTo(footerPages.company, names) },
    { name: "read", links: linksTo(footerPages.read, names) },
    { name: "legal", links: linksTo(footerPages.legal, names) },
  ] as const;
  return (
    <footer className="ground-evergreen overflow-x-clip">
      {withGrass && <Grass onEvergreen />}
      <div className="border-hairline border-t">
        {withForm && <ClosingForm />}
        <div className="wrap grid gap-x-column gap-y-10 pt-16 pb-12 tablet:grid-cols-12 desktop:pt-8">
          <div className="tablet:col-span-full desktop:col-span-4">
            <Brand />
            <address className="mt-4 grid text-quiet text-s/[1.7] not-italic">
              {withKeys(settings.addressLines, (line) => line).map(({ item, key }) => (
                <span key={key}>{item}</span>
              ))}
              <a className={cx("justify-self-start", hoverLook)} href={telephoneLink(settings.phone)}>
                {settings.phone}
              </a>
            </address>
            {settings.social.length > 0 && (
              <ul aria-label={copy.profiles} className="mt-4 flex flex-wrap gap-x-5">
                {settings.social.map((profile) => (
                  <li key={profile.href}>
                    <PlainLink className={linkLook} href={profile.href}>
                      {profile.label}
                    </PlainLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav
            aria-label={copy.label}
            className="grid grid-cols-2 gap-x-column gap-y-8 tablet:col-span-full tablet:grid-cols-[5fr_3fr_3fr_3fr] desktop:col-span-8"
          >
            {columns.map(({ links, name }) => (
              <div key={name}>
                <p className="mb-1 text-quiet text-xs" id={`footer-${name}`}>
                  {copy.columns[name]}
                </p>
                <ul aria-labelledby={`footer-${name}`}>
                  {links.map((page) => (
                    <li key={page.to}>
                      <Link className={linkLook} to={page.to}>
                        {page.label}
                      </Link>
                    </li>
                  ))}
                  {name === "invest" && (
                    <li>
                      <PlainLink className={linkLook} href={settings.investorPortal.href}>
                        {settings.investorPortal.label}
                      </PlainLink>
                    </li>
                  )}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <section aria-labelledby="securities-disclosure" className="wrap border-hairline border-t pt-8">
          <h2 className="font-sans font-semibold text-s tracking-normal" id="securities-disclosure">
            {copy.disclosure}
          </h2>
          <div className="mt-4 gap-x-12 text-quiet text-xs tablet:columns-2 desktop:columns-4">
            {withKeys(settings.disclosure, (paragraph) => paragraph).map(({ item, key }) => (
              <p className="break-inside-avoid not-first:mt-3" key={key}>
                {item}
              </p>
            ))}
          </div>
        </section>
        <p className="wrap flex flex-wrap justify-between gap-x-column gap-y-1 pt-8 pb-12 text-quiet text-xs">
          <span>
            © {year} {settings.brand}
          </span>
          {sampleLine && <span>{sampleLine}</span>}
        </p>
      </div>
    </footer>
  );
}

const fadeInLook = cx(
  "motion-safe:details-content:opacity-0 motion-safe:details-content:transition-opacity motion-safe:open:details-content:opacity-100",
);

/** Collapsed form for a question, with a link to schedule a call. */
function ClosingForm() {
  const copy = useCopy(layout).closing;
  const { projectChoices, settings } = useRootData();
  const [firstCall] = settings.scheduling;
  return (
    <section
      aria-labelledby="closing"
      className="group/closing wrap grid gap-8.25 border-hairline border-b pt-[clamp(3rem,2.3rem+4vw,6.5rem)] pb-[clamp(4.5rem,3.9rem+3.6vw,8rem)] desktop:grid-cols-12 desktop:gap-x-column print:hidden"
    >
      <h2
        className="text-closing desktop:col-span-7 desktop:group-has-[details[open]]/closing:col-span-4"
        id="closing"
      >
        {copy.title}
      </h2>
      <div className="grid gap-3 desktop:col-span-4 desktop:col-start-9 desktop:self-end desktop:group-has-[details[open]]/closing:col-span-8 desktop:group-has-[details[open]]/closing:col-start-5">
        <details className={cx("group/write", fadeInLook)}>
          <summary
            className={cx(
              buttonLook({ className: "w-full" }),
              "group-open/write:w-auto group-open/write:border-frame group-open/write:bg-transparent",
            )}
          >
            <span className="group-open/write:hidden">{copy.write}</span>
            <span className="hidden group-open/write:inline">{copy.close}</span>
          </summary>
          <div className="ground-sand mt-5 p-6 max-tablet:-mx-gutter max-tablet:px-gutter tablet:p-10">
            <ProjectQuestionForm projects={projectChoices} />
          </div>
        </details>
        {firstCall && (
          <ButtonLink href={firstCall.href} icon="external" variant="secondary">
            {copy.call}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
