import type { Episode } from "~/content/model/site-content.ts";
import { episodeAnchor } from "~/content/model/wording/anchors.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Picture } from "~/ui/picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { spokenLength } from "./clock.ts";
import { EpisodeTexts } from "./episode-texts.tsx";
import { PlayControl } from "./play-control.tsx";
import type { Player } from "./player.ts";
import "./episodes.css";

export function LatestEpisode({ episode, player }: { episode: Episode; player: Player }) {
  return (
    <section className="wrap grid-12 items-start gap-y-8 py-section" id={episodeAnchor(episode.number)}>
      <Picture
        className="col-span-full aspect-square tablet:col-span-5"
        image={episode.cover}
        sizes="(width < 44rem) 92vw, 38vw"
      />
      <div className="col-span-full tablet:col-span-7 desktop:col-span-6 desktop:col-start-7">
        <EpisodeFacts episode={episode} />
        <h2 className="mt-2">{episode.title}</h2>
        <p className="measure mt-4 text-lead">{episode.summary}</p>
        <div className="mt-6 mb-8 max-w-[28rem]">
          <PlayControl episode={episode} isMain player={player} />
        </div>
        <EpisodeTexts episode={episode} />
      </div>
    </section>
  );
}

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

function EpisodeFacts({ episode }: { episode: Episode }) {
  return (
    <p className="quiet text-s">
      {episode.isSample && <strong className="font-semibold">Sample episode. </strong>}
      <time dateTime={episode.publishedAt}>{formatDate(episode.publishedAt)}</time>.{" "}
      {spokenLength(episode.audio.durationSeconds)}.
    </p>
  );
}

export function NoEpisodes() {
  return (
    <section className="wrap py-section">
      <h2 className="mb-head">Episodes</h2>
      <EmptyState action={<TextLink to="/newsletter">Read the newsletter</TextLink>} title="No episodes yet">
        We are recording the first one. The newsletter will tell you when it is out.
      </EmptyState>
    </section>
  );
}
