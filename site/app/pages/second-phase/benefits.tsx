import type { Offering, TaxBenefit } from "~/content/model/offering.ts";
import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { ClassTableNotes } from "~/sections/class-table.tsx";
import { Perks } from "~/sections/perks.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { bonusPerks } from "./bonus-perks.ts";
import { Parties } from "./parties.tsx";

interface OfferingDetailsProps {
  offering: Offering;
  /** Investors' share of the tax pools that yields the published figures per $100K; undefined if none does. */
  sharePercent: number | undefined;
}

/** Disclosures below the class table, as wide as the table: the tax figures and the parties to the offering. */
export function OfferingDetails({ offering, sharePercent }: OfferingDetailsProps) {
  const { parties, taxBenefits } = useCopy(secondPhase);
  const { dating } = useCopy(offer).taxBenefits;
  const taxFigures = {
    content: (
      <>
        <p className="mb-6 text-quiet text-s">
          {dating} {sharePercent && fill(taxBenefits.share, { percent: sharePercent })}
        </p>
        <TaxTable benefits={offering.taxBenefits} combined={offering.combinedTaxBenefit} />
      </>
    ),
    title: taxBenefits.title,
  };
  return (
    <div className="mt-10 [&_.measure]:max-w-none">
      <Accordion
        items={[
          ...(offering.taxBenefits.length > 0 ? [taxFigures] : []),
          { content: <Parties parties={offering.parties} />, title: parties.title },
        ]}
      />
    </div>
  );
}

const columns = ["basis", "cost", "perUnit", "total", "perHundredThousand"] as const;

const head = cx("border-heading border-b pb-3 align-bottom font-medium text-quiet text-xs/[1.35]");
const cell = cx("whitespace-nowrap pt-6 pb-7 align-baseline font-display");
const name = cx(
  cell,
  "pr-3 text-left font-normal text-heading text-title-s/none desktop:text-title-l/none",
  "ledger:block ledger:border-0 ledger:pt-4 ledger:pr-0 ledger:pb-3.5 ledger:text-title-l/none",
);
const figure = cx(
  cell,
  "pl-3 text-right ledger:flex ledger:items-baseline ledger:justify-between ledger:gap-4 ledger:py-2.5 ledger:pl-0",
  "ledger:border-hairline ledger:border-solid ledger:border-t ledger:border-b-0 ledger:empty:hidden",
  "ledger:before:font-normal ledger:before:font-sans ledger:before:text-quiet ledger:before:text-s/normal",
  "ledger:before:content-[attr(data-l)]",
);
const plain = cx("text-body/none desktop:text-title/none ledger:text-title/none");
const result = cx("text-heading text-title-l/none desktop:text-ledger-s/none ledger:text-ledger-s/none");
const sum = cx("font-light text-fig-s/none text-heading desktop:text-ledger/none ledger:text-ledger/none");

/** Table of the published tax figures, none of them computed. Rows become label-value lists on phones. */
export function TaxTable({ benefits, combined }: { benefits: readonly TaxBenefit[]; combined: TaxBenefit }) {
  const copy = useCopy(secondPhase).taxBenefits;
  const { notes } = useCopy(offer).taxBenefits;
  return (
    <>
      <table className="figures w-full ledger:block" ref={keepTableRoles}>
        <caption className="sr-only">{copy.table}</caption>
        <thead className="ledger:sr-only">
          <tr>
            <th className={cx(head, "pr-3 text-left")} scope="col">
              {copy.benefit}
            </th>
            {columns.map((column) => (
              <th className={cx(head, "pl-3 text-right")} key={column} scope="col">
                {copy.figures[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ledger:block">
          {benefits.map((benefit) => (
            <BenefitRow benefit={benefit} key={benefit.name} />
          ))}
        </tbody>
        <tfoot className="ledger:block">
          <BenefitRow benefit={combined} isSum />
        </tfoot>
      </table>
      <ClassTableNotes notes={notes} />
    </>
  );
}

function BenefitRow({ benefit, isSum = false }: { benefit: TaxBenefit; isSum?: boolean }) {
  const copy = useCopy(secondPhase).taxBenefits;
  const line = isSum ? cx("border-heading border-b-3 border-double") : cx("border-hairline border-b");
  return (
    <tr
      className={cx(
        "ledger:block ledger:border-heading",
        isSum ? "ledger:border-t-3 ledger:border-double" : "ledger:border-t ledger:pb-7",
      )}
    >
      <th className={cx(name, line)} scope="row">
        <span className="inline-block w-max max-w-full whitespace-normal tablet:max-w-[min(15rem,22vw)] print:max-w-[min(15rem,22vw)]">
          {benefit.name}
        </span>
      </th>
      {columns.map((column) => (
        <td
          className={cx(figure, line, column !== "perHundredThousand" ? plain : isSum ? sum : result)}
          data-l={copy.figures[column]}
          key={column}
        >
          {benefit[column]}
        </td>
      ))}
    </tr>
  );
}

interface BonusPerksProps {
  isFunded?: boolean;
  offering: Offering;
}

export function BonusPerks({ isFunded, offering: { minimumInvestment, returnClasses } }: BonusPerksProps) {
  const copy = useCopy(secondPhase).bonusPerks;
  return (
    <Perks
      action={
        <>
          <p className="print:hidden">{isFunded ? copy.aboveFunded : copy.above}</p>
          <ButtonLink href="#contact-form">{fill(copy.action, { minimumInvestment })}</ButtonLink>
        </>
      }
      caption={copy.caption}
      image={copy.image}
      note={copy.note}
      perks={bonusPerks(copy, returnClasses)}
      title={isFunded ? copy.titleFunded : copy.title}
    />
  );
}
