import { formatDate, formatMonth } from "~/content/format.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { type PressMention, pressMentions } from "./press-mentions.ts";
import "./press.css";

export function Press() {
  return (
    <section className="ground-sand">
      <div className="wrap grid-12 gap-y-8 py-section">
        <h2 className="col-span-full desktop:col-span-4">Press</h2>
        <div className="col-span-full desktop:col-span-8">
          {pressMentions.length > 0 ? (
            <Mentions mentions={pressMentions} />
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

function Mentions({ mentions }: { mentions: readonly PressMention[] }) {
  return (
    <ul className="hairline border-t">
      {mentions.map(({ href, publishedAt, source, title }) => (
        <li className="press-row hairline border-b" key={href}>
          <p className="figure text-[1.625rem]/[1.2]">{formatMonth(publishedAt)}</p>
          <div>
            <h3 className="font-sans font-semibold text-base">{title}</h3>
            <p className="quiet text-xs">
              {source}, <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
            </p>
          </div>
          <TextLink href={href}>
            Read<span className="sr-only">: {title}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
