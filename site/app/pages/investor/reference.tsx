import { useEffect } from "react";
import { useLocation } from "react-router";
import type { GlossaryTerm, Question } from "~/content/model/site-content.ts";
import { questionAnchor, termAnchor } from "~/content/model/wording/anchors.ts";
import { fill } from "~/copy/copy.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { TextLink } from "~/ui/links.tsx";
import { type CalculatorInput, contactPathOf } from "./calculator/calculator-input.ts";
import { ChapterSection, Fold } from "./chapters.tsx";
import type { DocumentList } from "./document-list.server.ts";

export function Questions({ questions }: { questions: readonly Question[] }) {
  const { fold, title } = useCopy(investor).questions;
  const [first] = questions;
  if (!first) return null;
  return (
    <ChapterSection id="questions" title={title}>
      <Fold summary={fill(fold, { count: questions.length, first: first.question })}>
        <Accordion
          items={anchored(questions, ({ question }) => questionAnchor(question)).map(
            ({ id, item: { answer, question } }) => ({ content: <p>{answer}</p>, id, title: question }),
          )}
        />
      </Fold>
    </ChapterSection>
  );
}

/**
 * Opens the disclosures that contain the target of the URL's hash, which browsers do only on a full load. If the target
 * is a section, opens its fold, too.
 */
export function useOpenAtHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = [...document.querySelectorAll("main [id]")].find(
      ({ id }) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`,
    );
    if (!target) return;
    const closed = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")].filter(
      (one) => one.contains(target) || (one.matches("[data-fold]") && one.closest("section") === target),
    );
    for (const details of closed) details.open = true;
    if (closed.length > 0) target.scrollIntoView();
  }, [hash]);
}

export function Glossary({ terms }: { terms: readonly GlossaryTerm[] }) {
  const { fold, title } = useCopy(investor).glossary;
  const [first, last] = [terms.at(0), terms.at(-1)];
  if (!first || !last) return null;
  return (
    <ChapterSection id="terms" title={title}>
      <Fold summary={fill(fold, { count: terms.length, first: first.term, last: last.term })}>
        <dl className="grid gap-x-column border-heading desktop:border-t tablet:grid-cols-2">
          {anchored(terms, ({ term }) => termAnchor(term)).map(({ id, item: { meaning, term } }) => (
            <div className="scroll-mt-20 border-hairline border-b py-4" id={id} key={term}>
              <dt className="font-display text-heading text-title-s">{term}</dt>
              <dd className="mt-1 text-s">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </ChapterSection>
  );
}

/** Pairs items with their anchors. If several have the same anchor, only the first one gets it. */
export function anchored<Item>(items: readonly Item[], anchorOf: (item: Item) => string) {
  const anchors = items.map(anchorOf);
  return items.map((item, index) => {
    const anchor = anchors[index];
    return { id: anchor !== undefined && anchors.indexOf(anchor) === index ? anchor : undefined, item };
  });
}

export function Documents({ input, list }: { input: CalculatorInput; list: DocumentList }) {
  const { changed, lead, papers, rows, title } = list;
  const content = (
    <>
      <dl className="grid gap-3">
        {papers.rows.map((paper) => (
          <div key={paper.title}>
            <dt className="font-semibold text-heading">{paper.title}</dt>
            <dd>{paper.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-quiet text-xs">{papers.note}</p>
    </>
  );
  return (
    <ChapterSection id="documents" lead={lead} title={title}>
      <ul className="border-hairline border-t">
        {rows.map(({ action, fileNote, href, text, title, version }) => (
          <li
            className="grid gap-x-column grid-cols-[1fr_auto] items-baseline gap-y-1 border-hairline border-b py-3 tablet:grid-cols-[1fr_1fr_auto] tablet:py-4"
            key={title}
          >
            <div>
              <h4 className="font-semibold text-heading">{title}</h4>
              <p className="text-quiet text-s">{text}</p>
            </div>
            <div className="flex flex-wrap gap-x-4 text-quiet text-xs max-tablet:col-span-full tablet:block">
              <p>{fileNote}</p>
              {version && <p>{version.name}</p>}
              {version?.changes && (
                <details>
                  <summary className="min-h-6 underline decoration-1 underline-offset-run">{changed}</summary>
                  <p>{version.changes}</p>
                </details>
              )}
            </div>
            <p className="text-right tablet:min-w-28 max-tablet:col-start-2 max-tablet:row-start-1 print:hidden">
              <TextLink
                icon="none"
                {...(href === undefined
                  ? { to: contactPathOf(input, "memorandum") }
                  : { download: true, href })}
              >
                {action}
                <span className="sr-only"> {title}</span>
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
      <div className="*:border-t-0">
        <Accordion items={[{ content, id: "what-you-would-sign", title: papers.title }]} />
      </div>
    </ChapterSection>
  );
}
