import { createContext, type ReactNode, use } from "react";
import type { GlossaryTerm, Question } from "~/content/model/site-content.ts";
import { questionAnchor, termAnchor } from "~/content/model/wording/anchors.ts";
import { investor } from "~/copy/investor.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";

interface Meanings {
  questions: readonly Question[];
  terms: readonly GlossaryTerm[];
}

const MeaningsContext = createContext<Meanings>({ questions: [], terms: [] });

/** Keys of the questions whose answers open next to figures. */
const questionKeys = ["fees", "paid", "hold", "gap", "law"] as const;

/** Glossary terms that the page uses next to figures. */
const explainedTerms = ["AAR", "Equity multiple", "IRR", "Preferred return"];

const panelIdOf = (anchor: string) => `meaning-${anchor}`;

/**
 * Renders the panels that `TermButton` and `AnswerButton` open: meanings of glossary terms, and answers to questions.
 * The panels are popovers, which work without scripts.
 */
export function MeaningsProvider({ children, questions, terms }: Meanings & { children: ReactNode }) {
  const copy = useCopy(investor).beside;
  const linkedQuestions = new Set<string>(questionKeys.map((key) => copy[key].question));
  return (
    <MeaningsContext value={{ questions, terms }}>
      {children}
      {terms
        .filter(({ term }) => explainedTerms.includes(term))
        .map(({ meaning, term }) => (
          <Panel anchor={termAnchor(term)} key={term} list="terms" text={meaning} title={term} />
        ))}
      {questions
        .filter(({ question }) => linkedQuestions.has(question))
        .map(({ answer, question }) => (
          <Panel
            anchor={questionAnchor(question)}
            key={question}
            list="questions"
            text={answer}
            title={question}
          />
        ))}
    </MeaningsContext>
  );
}

interface PanelProps {
  anchor: string;
  /** Section of the page that lists all terms or questions. */
  list: "questions" | "terms";
  text: string;
  title: string;
}

function Panel({ anchor, list, text, title }: PanelProps) {
  const { allQuestions, allTerms, close } = useCopy(investor).beside;
  const id = panelIdOf(anchor);
  return (
    <div
      aria-labelledby={`${id}-title`}
      className="ground-paper m-auto max-w-[min(28rem,calc(100vw-2rem))] border border-frame p-6 print:hidden"
      id={id}
      popover="auto"
      role="dialog"
    >
      <p className="font-display text-heading text-title" id={`${id}-title`}>
        {title}
      </p>
      <p className="mt-2" id={`${id}-text`}>
        {text}
      </p>
      <p className="mt-4 flex gap-6 text-s">
        <a
          className={link}
          href={`#${list}`}
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
        >
          {list === "terms" ? allTerms : allQuestions}
        </a>
        <button className={link} popoverTarget={id} popoverTargetAction="hide" type="button">
          {close}
        </button>
      </p>
    </div>
  );
}

const link = cx("underline decoration-1 decoration-current underline-offset-run hover:decoration-2");
const opener = cx(
  "min-h-6 text-left underline decoration-1 decoration-dotted underline-offset-run hover:decoration-solid",
);

/** Button on a glossary term that opens its meaning; plain text if the glossary does not have the term. */
export function TermButton({ children, of: term }: { children: string; of: string }) {
  const { terms } = use(MeaningsContext);
  if (!terms.some((one) => one.term === term)) return children;
  const panelId = panelIdOf(termAnchor(term));
  return (
    <button aria-describedby={`${panelId}-text`} className={opener} popoverTarget={panelId} type="button">
      {children}
    </button>
  );
}

/** Button next to a figure that opens the answer to a question. Renders nothing if the question is not published. */
export function AnswerButton({ question: key }: { question: (typeof questionKeys)[number] }) {
  const { questions } = use(MeaningsContext);
  const { label, question } = useCopy(investor).beside[key];
  if (!questions.some((one) => one.question === question)) return null;
  return (
    <button
      className={cx(link, "min-h-6 text-left text-quiet text-xs print:hidden")}
      popoverTarget={panelIdOf(questionAnchor(question))}
      type="button"
    >
      {label}
    </button>
  );
}
