import type { MarketRank, Offering } from "~/content/model/site-content.ts";
import { sourceNote } from "~/content/model/wording/offer.ts";
import { offer } from "~/words/offer.ts";
import { siouxFalls } from "~/words/second-phase.ts";
import { useWords } from "~/words/use-words.tsx";
import { DeckDownload } from "./leadership.tsx";

interface WhySiouxFallsProps {
  offering: Offering;
  ranks: readonly MarketRank[];
}

export function WhySiouxFalls({ offering, ranks }: WhySiouxFallsProps) {
  return (
    <section className="ground-sand">
      <div className="wrap grid-12 gap-y-12 py-section">
        <div className="col-span-full desktop:col-span-4">
          <h2>{siouxFalls.title}</h2>
          <p className="mt-5 mb-6 text-lead">{siouxFalls.lead}</p>
          <DeckDownload deck={offering.deck} />
        </div>
        <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
          <Ranks ranks={ranks} />
          <Figures offering={offering} />
        </div>
      </div>
    </section>
  );
}

function Ranks({ ranks }: Pick<WhySiouxFallsProps, "ranks">) {
  const words = useWords(offer);
  if (ranks.length === 0) return null;
  return (
    <ul className="market-ranks">
      {ranks.map(({ rank, scope, source, text }) => (
        <li className="market-rank" key={text}>
          <p className={figureClass(rank)}>
            {rank.startsWith("#") && <span className="market-rank-sign">#</span>}
            {rank.replace(/^#/, "")}
          </p>
          <p className="market-rank-text">{text}</p>
          <p className="quiet text-xs/[1.5]">
            {[scope && `${scope}.`, sourceNote(words.source, source)].filter(Boolean).join(" ")}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** In smaller figures where the largest would not fit into a column: "#100" still does. */
function figureClass(rank: string): string {
  return rank.length > 4 ? "figure market-rank-figure market-rank-figure-long" : "figure market-rank-figure";
}

function Figures({ offering: { marketFigures, marketFiguresSource } }: Pick<WhySiouxFallsProps, "offering">) {
  const words = useWords(offer);
  if (marketFigures.length === 0) return null;
  return (
    <dl className="market-figures">
      {marketFigures.map(({ label, value }) => (
        <div className="market-figure" key={label}>
          <dt className="quiet text-s">{label}</dt>
          <dd className="figure text-fig-l">{value}</dd>
          <dd className="quiet mt-2 text-xs/[1.5]">{sourceNote(words.source, marketFiguresSource)}</dd>
        </div>
      ))}
    </dl>
  );
}
