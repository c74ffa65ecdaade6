import type { Offering, ReturnClass, TaxBenefit } from "~/content/model/offering.ts";
import { amountRange } from "~/content/model/wording/dollars.ts";
import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ClassTableNotes } from "~/sections/class-table.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { TextLink } from "~/ui/links.tsx";
import { CaptionedPicture } from "~/ui/picture.tsx";

interface OfferingDetailsProps {
  offering: Offering;
  /** Investors' share of the tax pools, if it yields the published figures per $100K; undefined if it does not. */
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

const headCell = cx("border-heading border-b pb-3 align-bottom font-medium text-quiet text-xs/[1.35]");
const baseCell = cx("whitespace-nowrap pt-6 pb-7 align-baseline font-display");
const nameCell = cx(
  baseCell,
  "pr-3 text-left font-normal text-heading text-title-s/none desktop:text-title-l/none",
  "ledger:block ledger:border-0 ledger:pt-4 ledger:pr-0 ledger:pb-3.5 ledger:text-title-l/none",
);
const figureCell = cx(
  baseCell,
  "pl-3 text-right ledger:flex ledger:items-baseline ledger:justify-between ledger:gap-4 ledger:py-2.5 ledger:pl-0",
  "ledger:border-hairline ledger:border-solid ledger:border-t ledger:border-b-0 ledger:empty:hidden",
  "ledger:before:font-normal ledger:before:font-sans ledger:before:text-quiet ledger:before:text-s/normal",
  "ledger:before:content-[attr(data-l)]",
);
const plainSize = cx("text-body/none desktop:text-title/none ledger:text-title/none");
const resultSize = cx("text-heading text-title-l/none desktop:text-ledger-s/none ledger:text-ledger-s/none");
const sumSize = cx(
  "font-light text-fig-s/none text-heading desktop:text-ledger/none ledger:text-ledger/none",
);

/** Table of the published tax figures, none of them computed. Rows become label-value lists on phones. */
function TaxTable({ benefits, combined }: { benefits: readonly TaxBenefit[]; combined: TaxBenefit }) {
  const copy = useCopy(secondPhase).taxBenefits;
  const { notes } = useCopy(offer).taxBenefits;
  return (
    <>
      <table className="figures w-full ledger:block" ref={keepTableRoles}>
        <caption className="sr-only">{copy.table}</caption>
        <thead className="ledger:sr-only">
          <tr>
            <th className={cx(headCell, "pr-3 text-left")} scope="col">
              {copy.benefit}
            </th>
            {columns.map((column) => (
              <th className={cx(headCell, "pl-3 text-right")} key={column} scope="col">
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
  const amountSize = isSum ? sumSize : resultSize;
  return (
    <tr
      className={cx(
        "ledger:block ledger:border-heading",
        isSum ? "ledger:border-t-3 ledger:border-double" : "ledger:border-t ledger:pb-7",
      )}
    >
      <th className={cx(nameCell, line)} scope="row">
        <span className="inline-block w-max max-w-full whitespace-normal tablet:max-w-[min(15rem,22vw)] print:max-w-[min(15rem,22vw)]">
          {benefit.name}
        </span>
      </th>
      {columns.map((column) => (
        <td
          className={cx(figureCell, line, column === "perHundredThousand" ? amountSize : plainSize)}
          data-l={copy.figures[column]}
          key={column}
        >
          {benefit[column]}
        </td>
      ))}
    </tr>
  );
}

/** Short numbered list with a button, next to a picture that reaches the right edge of the window. */
export function BonusPerks({ isFunded, offering }: { isFunded: boolean; offering: Offering }) {
  const copy = useCopy(secondPhase).bonusPerks;
  const { minimumInvestment, returnClasses } = offering;
  return (
    <section className="ground-evergreen flex flex-col-reverse desktop:grid desktop:grid-cols-[7fr_5fr]">
      <div className="px-edge py-section desktop:pr-[6vw]">
        <h2>{isFunded ? copy.titleFunded : copy.title}</h2>
        <ol className="mt-8 mb-12 border-hairline border-t">
          {bonusPerks(copy, returnClasses).map((perk, index) => (
            <li
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline border-hairline border-b py-3.25"
              key={perk}
            >
              <span aria-hidden="true" className="font-display font-light text-accent text-fig-s">
                {index + 1}
              </span>
              {perk}
            </li>
          ))}
        </ol>
        <div className="flex flex-col items-start gap-3">
          <p className="print:hidden">{isFunded ? copy.aboveFunded : copy.above}</p>
          <ButtonLink href="#contact-form">{fill(copy.action, { minimumInvestment })}</ButtonLink>
        </div>
        <p className="measure-note mt-6 text-quiet text-xs">{copy.note}</p>
      </div>
      {/* The picture takes the height of the copy. */}
      <CaptionedPicture
        caption={copy.caption}
        className="aspect-4/3 desktop:absolute desktop:inset-0 desktop:aspect-auto desktop:[&_img]:object-[80%_50%]"
        image={copy.image}
        sizes="(width < 44rem) 88vw, (width < 64rem) 100vw, 60vw"
      />
    </section>
  );
}

/** Returns the perks of the second phase. The first is for the class with the largest amounts. */
export function bonusPerks(
  copy: typeof secondPhase.bonusPerks,
  classes: readonly ReturnClass[],
): readonly string[] {
  const fromDollars = ({ range }: ReturnClass) => amountRange(range)?.fromDollars ?? 0;
  const bySize = classes.toSorted((a, b) => fromDollars(a) - fromDollars(b));
  const largestClassPerk = bySize.slice(-1).map(({ name, preferredReturn, range }) => {
    const amounts = amountRange(range);
    return amounts?.toDollars === Number.POSITIVE_INFINITY
      ? fill(copy.openClass, { amount: amounts.fromText, name, preferredReturn })
      : fill(copy.endedClass, { name, preferredReturn, range });
  });
  return [...largestClassPerk, ...copy.perks];
}

const partyCell = cx(
  "border-hairline border-t py-4 not-last:pr-4 text-left align-baseline leading-normal ledger:block ledger:border-0 ledger:p-0",
);

/** Parties to the offering, each with a link where a reader can check it. */
function Parties({ parties }: Pick<Offering, "parties">) {
  const copy = useCopy(secondPhase).parties;
  const { addressLines, brand } = useSiteSettings();
  // The last address line is city, state and ZIP code.
  const place = (addressLines.at(-1) ?? "").replace(/\s+\d{5}(-\d{4})?$/, "");
  const rows = [
    { ...copy.sponsor, destination: { to: "/about" }, party: fill(copy.sponsor.party, { brand, place }) },
    { ...copy.exemption, destination: { to: "/investor#who-can-invest" } },
    ...parties.map(({ href, linkLabel, party, role }) => ({
      destination: href.startsWith("/") ? { to: href } : { href },
      link: linkLabel,
      party,
      role,
    })),
  ];
  return (
    <>
      {parties.length > 0 && <p className="mb-4 text-quiet">{copy.lead}</p>}
      <table className="w-full ledger:block" ref={keepTableRoles}>
        <caption className="sr-only">{copy.table}</caption>
        <tbody className="ledger:block">
          {rows.map(({ destination, link, party, role }) => (
            <tr
              className="ledger:grid ledger:gap-1 ledger:border-hairline ledger:border-t ledger:py-4"
              key={`${role} ${party}`}
            >
              <th
                className={cx(
                  partyCell,
                  "w-[22%] font-display font-normal text-heading text-title ledger:w-auto",
                )}
                scope="row"
              >
                {role}
              </th>
              <td className={partyCell}>{party}</td>
              <td className={cx(partyCell, "w-[22%] tablet:text-right ledger:w-auto")}>
                <TextLink {...destination} icon="none">
                  {link}
                </TextLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
