import type { Episode } from "~/content/model/site-content.ts";
import { episodeAnchor } from "~/content/model/wording/anchors.ts";
import { Picture } from "~/ui/picture.tsx";
import { EpisodeFacts } from "./episode-facts.tsx";
import { EpisodeTexts } from "./episode-texts.tsx";
import { PlayControl } from "./play-control.tsx";
import type { Player } from "./use-player.ts";

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
