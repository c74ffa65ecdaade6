import type { MediaMention } from "~/content/model/site-content.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { DatedRow } from "~/sections/dated-row.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/text-link.tsx";

export function Press({ mentions }: { mentions: readonly MediaMention[] }) {
  return (
    <section className="ground-sand">
      <div className="wrap grid-12 gap-y-8 py-section">
        <h2 className="col-span-full desktop:col-span-4">Press</h2>
        <div className="col-span-full desktop:col-span-8">
          {mentions.length > 0 ? (
            <Mentions mentions={mentions} />
          ) : (
            <EmptyState
              action={<TextLink to="/contact">Tell us about a story</TextLink>}
              title="Nothing to list yet"
            >
              When somebody writes about us, the article is listed here with its date and source.
            </EmptyState>
          )}
        </div>
      </div>
    </section>
  );
}

function Mentions({ mentions }: { mentions: readonly MediaMention[] }) {
  return (
    <ul className="hairline border-t">
      {mentions.map(({ href, publishedAt, source, title }) => (
        <DatedRow
          date={publishedAt}
          key={href}
          link={
            <TextLink href={href}>
              Read<span className="sr-only">: {title}</span>
            </TextLink>
          }
          title={title}
        >
          {source}, <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </DatedRow>
      ))}
    </ul>
  );
}
