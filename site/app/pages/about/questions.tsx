import { postPath } from "~/content/model/site-pages.ts";
import { about } from "~/copy/about.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";

const cell = cx(
  "border-hairline border-t py-3.5 text-left align-baseline text-base/normal ledger:block ledger:border-0 ledger:p-0",
);

/** Slug of the post that explains the questions. */
export const questionsPost = "questions-to-ask-any-sponsor";

interface QuestionsProps {
  hasFees: boolean;
  hasPost: boolean;
}

/** Questions to ask any sponsor, with our answers and where the site shows them. */
export function Questions({ hasFees, hasPost }: QuestionsProps) {
  const copy = useCopy(about).questions;
  const { feesAndRisks } = useCopy(offer);
  /** Links of the answers, by the number of the question. */
  const links: Readonly<Record<number, { label: string; to: string }>> = {
    1: { label: feesAndRisks, to: "/investor#fees" },
    3: { label: copy.links.sale, to: "/investor#price-and-delay" },
    5: { label: copy.links.people, to: "/contact" },
    9: { label: copy.links.rent, to: "/investor#rent" },
    10: { label: copy.links.rent, to: "/investor#rent" },
    12: { label: copy.links.risks, to: "/investor#risks" },
  };
  const rows = copy.rows.map(({ answer, question }, index) => {
    const number = index + 1;
    return { answer: number === 1 && hasFees ? copy.fees : answer, link: links[number], number, question };
  });
  const lead = (
    <>
      {copy.lead} {hasPost && <InlineLink to={postPath(questionsPost)}>{copy.post}</InlineLink>}
    </>
  );
  return (
    <Section ground="evergreen" lead={lead} title={copy.title}>
      <table className="w-full ledger:block" ref={keepTableRoles}>
        <caption className="sr-only">{copy.title}</caption>
        <thead className="ledger:sr-only">
          <tr className="text-quiet text-xs *:pb-2 *:text-left *:font-normal">
            <th scope="col">{copy.question}</th>
            <th scope="col">{copy.answer}</th>
          </tr>
        </thead>
        <tbody className="ledger:block">
          {rows.map(({ answer, link, number, question }) => (
            <tr
              className="ledger:grid ledger:gap-1 ledger:border-hairline ledger:border-t ledger:py-3.5"
              key={number}
            >
              <th
                className={cx(cell, "w-1/2 pr-column font-semibold text-heading ledger:w-auto")}
                scope="row"
              >
                {number}. {question}
              </th>
              <td className={cell}>
                {answer ? (
                  <>
                    {answer} {link && <InlineLink to={link.to}>{link.label}</InlineLink>}
                  </>
                ) : (
                  <InlineLink href="#ask">{copy.unpublished}</InlineLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6">
        <TextLink href="#ask" icon="none">
          {copy.ask}
        </TextLink>
      </p>
    </Section>
  );
}
