import type { Newsletter } from "~/content/model/model.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { DatedRow } from "~/sections/dated-row.tsx";
import { feedPaths } from "~/seo/feeds/feed-paths.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { newsletter } from "~/words/newsletter.ts";
import { Filled, useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

export function IssueList({ newsletters }: { newsletters: readonly Newsletter[] }) {
  const words = useWords(newsletter).allIssues;
  return (
    <section className="mt-section grid-12 gap-y-8">
      <div className="col-span-full desktop:col-span-4">
        <h2>{words.title}</h2>
        <p className="mt-4">
          <TextLink href={feedPaths.newsletter} type="application/rss+xml">
            {words.feed}
          </TextLink>
        </p>
      </div>
      <ul className="col-span-full border-hairline border-t desktop:col-span-8">
        {newsletters.map(({ headline, id, name, publishedAt, sizeBytes, url }) => (
          <DatedRow
            date={publishedAt}
            key={id}
            link={
              <TextLink href={url}>
                <Filled
                  text={words.read}
                  values={{ issue: <span className="sr-only"> {fill(words.ofIssue, { name })}</span> }}
                />
              </TextLink>
            }
            title={headline ?? fill(words.name, { name })}
          >
            <Filled
              text={words.facts}
              values={{
                date: <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>,
                size: formatFileSize(sizeBytes),
              }}
            />
          </DatedRow>
        ))}
      </ul>
    </section>
  );
}
