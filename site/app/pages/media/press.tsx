import type { MediaMention } from "~/content/model/site-content.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { DatedRow } from "~/sections/dated-row.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Section } from "~/ui/section.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { media } from "~/words/media.ts";
import { useWords } from "~/words/use-words.tsx";

export function Press({ mentions }: { mentions: readonly MediaMention[] }) {
  const { none, read, title } = useWords(media).press;
  return (
    <Section className="grid-12 gap-y-8" ground="sand">
      <h2 className="col-span-full desktop:col-span-4">{title}</h2>
      <div className="col-span-full desktop:col-span-8">
        {mentions.length > 0 ? (
          <ul className="border-hairline border-t">
            {mentions.map((mention) => (
              <Mention key={mention.href} mention={mention} read={read} />
            ))}
          </ul>
        ) : (
          <EmptyState action={<TextLink to="/contact">{none.action}</TextLink>} title={none.title}>
            {none.text}
          </EmptyState>
        )}
      </div>
    </Section>
  );
}

function Mention({ mention, read }: { mention: MediaMention; read: string }) {
  const { href, publishedAt, source, title } = mention;
  return (
    <DatedRow
      date={publishedAt}
      link={
        <TextLink href={href}>
          {read}
          <span className="sr-only">: {title}</span>
        </TextLink>
      }
      title={title}
    >
      {source}, <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
    </DatedRow>
  );
}
