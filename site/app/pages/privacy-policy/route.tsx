import { formatDate } from "~/content/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { effectiveDate, policyOf } from "./policy.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Privacy policy",
      description:
        "What this site receives when you send a form, what it is used for, how long it is kept, and your rights.",
      keywords: ["privacy policy", "data protection", "text message consent", "Global Privacy Control"],
      path: "/privacy-policy",
    },
    matches[0].loaderData,
  );
}

export default function PrivacyPolicy() {
  const sections = policyOf(useSiteSettings());
  return (
    <div className="wrap grid-12 gap-y-head pt-head pb-section">
      <header className="col-span-full">
        <h1>Privacy policy</h1>
        <p className="quiet mt-4 text-s">
          In effect from <time dateTime={effectiveDate}>{formatDate(effectiveDate)}</time>
        </p>
      </header>
      <nav
        aria-label="On this page"
        className="col-span-full self-start desktop:sticky desktop:top-24 desktop:col-span-3"
      >
        <ol className="hairline border-t">
          {sections.map(({ id, title }) => (
            <li className="hairline border-b" key={id}>
              <a className="flex min-h-11 items-center text-s hover:underline" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="col-span-full grid gap-12 desktop:col-span-6 desktop:col-start-5">
        {sections.map(({ id, paragraphs, points, title }) => (
          <section className="measure scroll-mt-24" id={id} key={id}>
            <h2 className="text-h3">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p className="mt-4" key={paragraph}>
                {paragraph}
              </p>
            ))}
            {points && (
              <ul className="mt-4 grid list-disc gap-2 pl-5">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
