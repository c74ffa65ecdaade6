import type { Episode } from "~/content/model/site-content.ts";
import { episodeAnchor } from "~/content/model/wording/anchors.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { podcast } from "~/copy/podcast.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";
import { withKeys } from "~/ui/with-keys.ts";
import { PlayControl, type Player, spokenLength } from "./player.tsx";

export function LatestEpisode({ episode, player }: { episode: Episode; player: Player }) {
  const copy = useCopy(podcast).episodes;
  const [notes, transcript] = textsOf(episode, copy);
  return (
    <section className="wrap grid-12 items-start gap-y-8 pt-8 pb-section" id={episodeAnchor(episode.number)}>
      <Picture
        className="col-span-full aspect-square tablet:col-span-5"
        image={episode.cover}
        sizes="(width < 44rem) 88vw, 38vw"
      />
      <div className="col-span-full tablet:col-span-7 desktop:col-span-6 desktop:col-start-7">
        <p className="font-semibold text-heading text-s">{copy.latest}</p>
        <EpisodeFacts episode={episode} />
        <h2 className="mt-3">{episode.title}</h2>
        <p className="measure mt-4 text-lead">{episode.summary}</p>
        <div className="mt-6 max-w-112">
          <PlayControl episode={episode} isMain player={player} />
        </div>
        <div className="mt-8 [&_details]:border-b-0">
          <Accordion items={[{ ...notes, isOpen: true }]} />
        </div>
      </div>
      {transcript && (
        <div className="col-span-full">
          <Accordion items={[{ ...transcript, isOpen: true }]} />
        </div>
      )}
    </section>
  );
}

export function EpisodeList({ episodes, player }: { episodes: readonly Episode[]; player: Player }) {
  const copy = useCopy(podcast).episodes;
  return (
    <Section padding="bottom" title={copy.earlier}>
      <ul className="border-hairline border-t">
        {episodes.map((episode) => (
          <li
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-6 gap-y-4 border-hairline border-b py-6 tablet:grid-cols-[7rem_minmax(0,1fr)_7.5rem]"
            id={episodeAnchor(episode.number)}
            key={episode.number}
          >
            <Picture className="aspect-square" image={episode.cover} sizes="7rem" />
            <div>
              <h3>
                {episode.number}. {episode.title}
              </h3>
              <EpisodeFacts episode={episode} />
              <p className="measure mt-2">{episode.summary}</p>
            </div>
            {/* Without scripts, the browser's own player needs the full width. */}
            <div className="col-span-full tablet:col-[3] tablet:noscript:col-[2/-1]">
              <PlayControl episode={episode} player={player} />
            </div>
            <div className="col-span-full tablet:col-[2/-1] [&_details:last-child]:border-b-0">
              <Accordion items={textsOf(episode, copy)} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function EpisodeFacts({ episode: { audio, publishedAt } }: { episode: Episode }) {
  const copy = useCopy(podcast).episodes;
  return (
    <p className="flex flex-wrap gap-x-4 text-quiet text-s">
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      <span>{spokenLength(copy, audio.durationSeconds)}</span>
    </p>
  );
}

export function NoEpisodes() {
  const { heading, title, ...copy } = useCopy(podcast).noEpisodes;
  return (
    <Section title={title}>
      <EmptyState {...copy} title={heading} to="/newsletter" />
    </Section>
  );
}

/** Returns the notes of an episode and, if it has one, its transcript. */
function textsOf(episode: Episode, copy: typeof podcast.episodes) {
  const notes = { title: copy.notes, content: <Notes episode={episode} /> };
  const transcript = { title: copy.transcript, content: <Transcript episode={episode} />, isWide: true };
  return [notes, ...(episode.transcript.length > 0 ? [transcript] : [])] as const;
}

function Notes({ episode: { audio, notes, title } }: { episode: Episode }) {
  const copy = useCopy(podcast).episodes;
  return (
    <>
      {notes.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5">
          {withKeys(notes, (note) => note).map(({ item, key }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      )}
      <TextLink className="mt-2" download href={audio.src}>
        <Filled
          text={copy.download}
          values={{ size: formatFileSize(audio.bytes), title: <span className="sr-only"> {title}</span> }}
        />
      </TextLink>
    </>
  );
}

function Transcript({ episode: { transcript } }: { episode: Episode }) {
  return (
    <ol className="gap-x-column desktop:columns-2">
      {withKeys(transcript, ({ text }) => text).map(({ item, key }) => (
        <li className="mb-3 break-inside-avoid" key={key}>
          <p className="font-semibold">{item.speaker}</p>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  );
}
