import { marketFigures, marketRanks, marketSource } from "~/content/offering.ts";
import { Reveal } from "~/ui/reveal.tsx";
import { siouxFalls } from "./copy.ts";
import { DeckDownload } from "./deck-download.tsx";

export function WhySiouxFalls() {
  return (
    <section className="ground-sand">
      <Reveal className="wrap grid-12 gap-y-12 py-section">
        <div className="col-span-full desktop:col-span-4">
          <h2>{siouxFalls.title}</h2>
          <p className="mt-5 mb-6 text-lead">{siouxFalls.lead}</p>
          <DeckDownload />
        </div>
        <div className="col-span-full desktop:col-span-7 desktop:col-start-6">
          <ul className="market-ranks">
            {marketRanks.map(({ rank, scope, text }) => (
              <li className="market-rank" key={text}>
                <p className="figure market-rank-figure">
                  <span className="market-rank-sign">{rank.slice(0, 1)}</span>
                  {rank.slice(1)}
                </p>
                <p className="market-rank-text">{text}</p>
                <p className="quiet text-xs/[1.5]">
                  {scope}. {marketSource}
                </p>
              </li>
            ))}
          </ul>
          <dl className="market-figures">
            {marketFigures.map(({ label, value }) => (
              <div className="market-figure" key={label}>
                <dt className="quiet text-s">{label}</dt>
                <dd className="figure text-fig-l">{value}</dd>
                <dd className="quiet mt-2 text-xs/[1.5]">{marketSource}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Reveal>
    </section>
  );
}
