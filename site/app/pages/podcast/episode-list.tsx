import type { Episode } from "~/content/model/site-content.ts";
import { episodeAnchor } from "~/content/model/wording/anchors.ts";
import { Picture } from "~/ui/picture.tsx";
import { EpisodeFacts } from "./episode-facts.tsx";
import { EpisodeTexts } from "./episode-texts.tsx";
import { PlayControl } from "./play-control.tsx";
import type { Player } from "./use-player.ts";
import "./episode-list.css";

export function EpisodeList({ episodes, player }: { episodes: readonly Episode[]; player: Player }) {
  return (
    <section className="wrap pb-section">
      <h2 className="mb-head">Earlier episodes</h2>
      <ul className="hairline border-t">
        {episodes.map((episode) => (
          <li
            className="episode-row hairline border-b"
            id={episodeAnchor(episode.number)}
            key={episode.number}
          >
            <Picture className="episode-row-cover" image={episode.cover} sizes="7rem" />
            <div>
              <h3>
                {episode.number}. {episode.title}
              </h3>
              <EpisodeFacts episode={episode} />
              <p className="measure mt-2">{episode.summary}</p>
            </div>
            <div className="episode-row-play">
              <PlayControl episode={episode} player={player} />
            </div>
            <div className="episode-row-texts">
              <EpisodeTexts episode={episode} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
