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
  return (
    <section className="wrap grid-12 items-start gap-y-8 py-section" id={episodeAnchor(episode.number)}>
      <Picture
        className="col-span-full aspect-square tablet:col-span-5"
        image={episode.cover}
        sizes="(width < 44rem) 88vw, 38vw"
      />
      <div className="col-span-full tablet:col-span-7 desktop:col-span-6 desktop:col-start-7">
        <p className="font-semibold text-heading text-s">{useCopy(podcast).episodes.latest}</p>
        <EpisodeFacts episode={episode} />
        <h2 className="mt-3 text-h1">{episode.title}</h2>
        <p className="measure mt-4 text-lead">{episode.summary}</p>
        <div className="mt-6 mb-8 max-w-112">
          <PlayControl episode={episode} isMain player={player} />
        </div>
        <EpisodeTexts episode={episode} isLatest />
      </div>
    </section>
  );
}

export function EpisodeList({ episodes, player }: { episodes: readonly Episode[]; player: Player }) {
  return (
    <Section padding="bottom" title={useCopy(podcast).episodes.earlier}>
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
              <EpisodeTexts episode={episode} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function EpisodeFacts({ episode }: { episode: Episode }) {
  const copy = useCopy(podcast).episodes;
  return (
    <p className="text-quiet text-s">
      <time dateTime={episode.publishedAt}>{formatDate(episode.publishedAt)}</time>
      {[spokenLength(copy, episode.audio.durationSeconds), episode.isSample && copy.sample]
        .filter(Boolean)
        .map((fact) => ` · ${fact}`)}
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

function EpisodeTexts({ episode, isLatest = false }: { episode: Episode; isLatest?: boolean }) {
  const copy = useCopy(podcast).episodes;
  const notes = { title: copy.notes, content: <Notes episode={episode} /> };
  const transcript = {
    content: <Transcript episode={episode} />,
    isOpen: isLatest,
    title: copy.transcript,
  };
  return <Accordion items={episode.transcript.length > 0 ? [notes, transcript] : [notes]} />;
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
    <ol className="grid gap-3">
      {withKeys(transcript, ({ text }) => text).map(({ item, key }) => (
        <li key={key}>
          <p className="font-semibold">{item.speaker}</p>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  );
}
