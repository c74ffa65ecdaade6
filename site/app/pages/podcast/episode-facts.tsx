import type { Episode } from "~/content/model/site-content.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { spokenLength } from "./clock.ts";

export function EpisodeFacts({ episode }: { episode: Episode }) {
  return (
    <p className="quiet text-s">
      {episode.isSample && <strong className="font-semibold">Sample episode. </strong>}
      <time dateTime={episode.publishedAt}>{formatDate(episode.publishedAt)}</time>.{" "}
      {spokenLength(episode.audio.durationSeconds)}.
    </p>
  );
}
