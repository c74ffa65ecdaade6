import type { Deck, Offering } from "~/content/model/offering.ts";
import type { MarketRank, TeamMember } from "~/content/model/site-content.ts";
import { formatFileSize } from "~/content/model/wording/format.ts";
import { marketNote, sourceNote } from "~/content/model/wording/offer.ts";
import { offer } from "~/copy/offer.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { TeamRow } from "~/sections/people.tsx";
import { cx } from "~/ui/class-names.ts";
import { DownloadRow } from "~/ui/download-row.tsx";
import { Section } from "~/ui/section.tsx";

export function WhySiouxFalls({ offering, ranks }: { offering: Offering; ranks: readonly MarketRank[] }) {
  const copy = useCopy(secondPhase).siouxFalls;
  const { market } = useCopy(offer);
  const sources = [
    ...ranks.map(({ source }) => source),
    ...offering.marketFigures.map(() => offering.marketFiguresSource),
  ];
  return (
    <Section className="grid-12 gap-y-12" ground="sand">
      <div className="col-span-full desktop:col-span-4">
        <h2>{copy.title}</h2>
        <p className="mt-5 mb-6 text-lead">{copy.lead}</p>
        {offering.deck && <DeckDownload deck={offering.deck} />}
        <WithheldContentNote className="mt-3" kind="deck" />
      </div>
      <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
        <WithheldContentNote className="mb-6" kind="sources" />
        <Ranks ranks={ranks} />
        <Figures offering={offering} />
        {sources.length > 0 ? (
          <p className="measure-note mt-6 text-quiet text-xs/normal">{marketNote(market, sources)}</p>
        ) : (
          <p className="measure">{copy.noFigures}</p>
        )}
      </div>
    </Section>
  );
}

function Ranks({ ranks }: { ranks: readonly MarketRank[] }) {
  const { market: copy } = useCopy(offer);
  if (ranks.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-column tablet:grid-cols-4">
      {ranks.map(({ rank, scope, source, text }) => (
        <li className="min-w-0 border-hairline border-t pt-6 pb-8" key={text}>
          <p
            className={cx("figure mb-3 flex items-start tracking-[-0.03em]", rankSize(rank, Boolean(source)))}
          >
            {rank.startsWith("#") && <span className="pt-[0.2em] text-[0.42em]/none">#</span>}
            {rank.replace(/^#/, "")}
          </p>
          <p className="font-semibold text-heading">{text}</p>
          {scope && <p className="text-quiet text-xs/normal">{scope}</p>}
          {source && <p className="text-quiet text-xs/normal">{sourceNote(copy, source)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Returns CSS classes for the font size of a rank: large only if it has a source and at most the length of "#100". */
function rankSize(rank: string, isSourced: boolean): string {
  if (!isSourced) return cx("text-fig-m/none");
  return rank.length > 4 ? cx("text-fig-m/[1.1]") : cx("text-rank/[0.95]");
}

function Figures({ offering: { marketFigures, marketFiguresSource } }: { offering: Offering }) {
  const { market: copy } = useCopy(offer);
  if (marketFigures.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-column border-hairline border-t pt-7">
      {marketFigures.map(({ label, value }) => (
        <div className="flex min-w-0 flex-col gap-1.5" key={label}>
          <dt className="text-quiet text-s">{label}</dt>
          <dd className={cx("figure mt-auto", marketFiguresSource ? "text-fig-l" : "text-fig-m")}>{value}</dd>
          {marketFiguresSource && (
            <dd className="text-quiet text-xs/normal">{sourceNote(copy, marketFiguresSource)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

export function Leadership({ deck, team }: { deck: Offering["deck"]; team: readonly TeamMember[] }) {
  const { title } = useCopy(secondPhase).leadership;
  if (team.length === 0) return null;
  return (
    <Section>
      <div className="mb-head grid-12 items-end gap-y-6">
        <h2 className="col-span-full desktop:col-span-8">{title}</h2>
        <div className="col-span-full desktop:col-span-4">{deck && <DeckDownload deck={deck} />}</div>
      </div>
      <WithheldContentNote className="mb-6" kind="people" />
      <TeamRow team={team} />
    </Section>
  );
}

function DeckDownload({ deck }: { deck: Deck }) {
  return <DownloadRow {...deck} label={useCopy(secondPhase).deck} size={formatFileSize(deck.sizeBytes)} />;
}
