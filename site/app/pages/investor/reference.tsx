import { useEffect } from "react";
import { useLocation } from "react-router";
import type { GlossaryTerm, Question } from "~/content/model/site-content.ts";
import { questionAnchor, termAnchor } from "~/content/model/wording/anchors.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { PageSection } from "./page-section.tsx";

export function Questions({ questions, title }: { questions: readonly Question[]; title: string }) {
  useOpenAtHash();
  if (questions.length === 0) return null;
  return (
    <PageSection id="questions" title={title}>
      <Accordion
        items={anchored(questions, ({ question }) => questionAnchor(question)).map(
          ({ id, item: { answer, question } }) => ({ content: <p>{answer}</p>, id, title: question }),
        )}
      />
    </PageSection>
  );
}

/** Opens the disclosure that the URL fragment names. Browsers do so themselves, but only on a full page load. */
function useOpenAtHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const details = [...document.querySelectorAll("details [id]")]
      .find(({ id }) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`)
      ?.closest("details");
    if (!details || details.open) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash]);
}

export function Glossary({ terms, title }: { terms: readonly GlossaryTerm[]; title: string }) {
  if (terms.length === 0) return null;
  return (
    <PageSection id="terms" title={title}>
      <dl className="grid gap-x-column border-heading border-t tablet:grid-cols-2">
        {anchored(terms, ({ term }) => termAnchor(term)).map(({ id, item: { meaning, term } }) => (
          <div className="scroll-mt-20 border-hairline border-b py-4" id={id} key={term}>
            <dt className="font-display text-heading text-title-s">{term}</dt>
            <dd className="mt-1 text-s">{meaning}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
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
