import { formatDate } from "~/content/model/wording/format.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { effectiveDate, policyOf } from "./policy.ts";
import { PolicyText } from "./policy-text.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
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
        className="col-span-full self-start desktop:sticky desktop:top-6 desktop:col-span-3 desktop:max-h-[calc(100svh-3rem)] desktop:overflow-y-auto"
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
      <PolicyText sections={sections} />
    </div>
  );
}
