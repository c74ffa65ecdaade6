import { formatDate, formatFileSize, formatMonth } from "~/content/format.ts";
import type { Newsletter } from "~/content/model.ts";
import { TextLink } from "~/ui/text-link.tsx";

export function IssueList({ newsletters }: { newsletters: readonly Newsletter[] }) {
  return (
    <section className="grid-12 mt-section gap-y-8">
      <h2 className="col-span-full desktop:col-span-4">All issues</h2>
      <ul className="hairline col-span-full border-t desktop:col-span-8">
        {newsletters.map((newsletter) => (
          <li className="issue-row hairline border-b" key={newsletter.id}>
            <p className="figure issue-row-month">{formatMonth(newsletter.publishedAt)}</p>
            <div>
              <h3 className="issue-row-title">{newsletter.headline ?? `${newsletter.name} Newsletter`}</h3>
              <p className="quiet text-xs">
                <time dateTime={newsletter.publishedAt}>{formatDate(newsletter.publishedAt)}</time>, PDF,{" "}
                {formatFileSize(newsletter.sizeBytes)}
              </p>
            </div>
            <TextLink href={newsletter.url}>
              Read<span className="sr-only"> the {newsletter.name} newsletter</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
