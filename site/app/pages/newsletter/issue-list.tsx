import type { Newsletter } from "~/content/model/model.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { DatedRow } from "~/sections/dated-row.tsx";
import { feedPaths } from "~/seo/feeds/feed-paths.ts";
import { TextLink } from "~/ui/text-link.tsx";

export function IssueList({ newsletters }: { newsletters: readonly Newsletter[] }) {
  return (
    <section className="grid-12 mt-section gap-y-8">
      <div className="col-span-full desktop:col-span-4">
        <h2>All issues</h2>
        <p className="mt-4">
          <TextLink href={feedPaths.newsletter} type="application/rss+xml">
            Follow them by RSS
          </TextLink>
        </p>
      </div>
      <ul className="hairline col-span-full border-t desktop:col-span-8">
        {newsletters.map((newsletter) => (
          <DatedRow
            date={newsletter.publishedAt}
            key={newsletter.id}
            link={
              <TextLink href={newsletter.url}>
                Read<span className="sr-only"> the {newsletter.name} newsletter</span>
              </TextLink>
            }
            title={newsletter.headline ?? `${newsletter.name} Newsletter`}
          >
            <time dateTime={newsletter.publishedAt}>{formatDate(newsletter.publishedAt)}</time>, PDF,{" "}
            {formatFileSize(newsletter.sizeBytes)}
          </DatedRow>
        ))}
      </ul>
    </section>
  );
}
