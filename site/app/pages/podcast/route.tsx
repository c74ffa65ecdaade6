import { contentOf } from "~/content/content-context.server.ts";
import type { Episode, TeamMember } from "~/content/model/site-content.ts";
import { episodeAnchor } from "~/content/model/wording/anchors.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { withEdits } from "~/copy/copy.ts";
import { podcast as podcastCopy } from "~/copy/podcast.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { feedPaths } from "~/seo/feeds/feed-links.ts";
import { metaFromData } from "~/seo/page-meta.ts";
import { podcast } from "~/seo/structured-data/podcast.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";
import { withKeys } from "~/ui/with-keys.ts";
import type { Route } from "./+types/route.ts";
import { PlayControl, type Player, PlayerBar, spokenLength, usePlayer } from "./player.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { episodes, team } = contentOf(context);
  return { episodes, hosts: team.filter(({ podcastPart }) => podcastPart !== null) };
}

export const meta = metaFromData<typeof loader>(({ episodes }, site) => ({
  ...withEdits(podcastCopy, site.copyEdits).meta,
  path: "/podcast",
  things: podcast(episodes, site),
}));

export default function Podcast({ loaderData: { episodes, hosts } }: Route.ComponentProps) {
  const copy = useCopy(podcastCopy);
  const { podcastTitle } = useSiteSettings();
  const player = usePlayer();
  const [latest, ...earlier] = episodes;
  return (
    <>
      <header className="wrap pt-head">
        <h1>{podcastTitle}</h1>
        <p className="mt-4 text-lead">{copy.head.lead}</p>
        <WithheldContentNote className="mt-4" kind="episodes" />
      </header>
      {latest ? <LatestEpisode episode={latest} player={player} /> : <NoEpisodes />}
      {earlier.length > 0 && <EpisodeList episodes={earlier} player={player} />}
      <AboutPodcast hosts={hosts} />
      {player.loaded && <PlayerBar {...player.loaded} />}
    </>
  );
}

/** Links to the services and the feed of the podcast, and its topics. */
function Platforms() {
  const { about, head } = useCopy(podcastCopy);
  const { podcastPlatforms } = useSiteSettings();
  return (
    <section className="col-span-full desktop:col-span-5 desktop:col-start-8">
      <h2>{about.platforms}</h2>
      <ul className="mt-8 flex flex-wrap gap-x-8 border-hairline border-t pt-5">
        {podcastPlatforms.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
        <li>
          <TextLink href={feedPaths.podcast} type="application/rss+xml">
            {about.feed}
          </TextLink>
        </li>
      </ul>
      <p className="measure mt-4">{about.topics}</p>
      <p className="mt-4 text-quiet text-xs">{head.note}</p>
    </section>
  );
}

function AboutPodcast({ hosts }: { hosts: readonly TeamMember[] }) {
  const copy = useCopy(podcastCopy).about;
  return (
    <div className="ground-sand">
      <div className="wrap grid-12 gap-y-12 py-section">
        {hosts.length > 0 && (
          <section className="col-span-full desktop:col-span-6">
            <div className="flex flex-wrap items-end justify-between gap-x-column gap-y-4">
              <h2>{copy.hosts}</h2>
              <WithheldContentNote kind="people" />
            </div>
            <ul className="mt-8 grid grid-cols-1">
              {hosts.map(({ image, name, podcastPart, role }) => (
                <li className="flex gap-6 border-hairline border-t py-5 last:border-b" key={name}>
                  {image && (
                    <Picture className="aspect-4/5 w-24 shrink-0 self-start" image={image} sizes="6rem" />
                  )}
                  <div className="min-w-0">
                    <h3>{name}</h3>
                    <p className="mt-1 text-quiet text-s">{role}</p>
                    <p className="mt-2">{podcastPart}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Platforms />
      </div>
    </div>
  );
}

function LatestEpisode({ episode, player }: { episode: Episode; player: Player }) {
  const copy = useCopy(podcastCopy).episodes;
  const [notes, transcript] = textsOf(episode, copy);
  return (
    <section className="wrap grid-12 items-start gap-y-8 pt-8 pb-section" id={episodeAnchor(episode.number)}>
      <Picture
        className="col-span-full aspect-square tablet:col-span-5"
        image={episode.cover}
        priority
        sizes="(width < 44rem) 88vw, 38vw"
      />
      <div className="col-span-full tablet:col-span-7 desktop:col-span-6 desktop:col-start-7">
        <p className="font-semibold text-heading text-s">{copy.latest}</p>
        <EpisodeFacts episode={episode} />
        <h2 className="mt-3">{episode.title}</h2>
        <p className="measure mt-4 text-lead">{episode.summary}</p>
        <div className="mt-6 max-w-112">
          <PlayControl episode={episode} isLarge player={player} />
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

function EpisodeList({ episodes, player }: { episodes: readonly Episode[]; player: Player }) {
  const copy = useCopy(podcastCopy).episodes;
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
  const copy = useCopy(podcastCopy).episodes;
  return (
    <p className="flex flex-wrap gap-x-4 text-quiet text-s">
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      <span>{spokenLength(copy, audio.durationSeconds)}</span>
    </p>
  );
}

function NoEpisodes() {
  const { heading, title, ...copy } = useCopy(podcastCopy).noEpisodes;
  return (
    <Section title={title}>
      <EmptyState {...copy} title={heading} to="/newsletter" />
    </Section>
  );
}

/** Returns accordion items with the notes of an episode and, if it has one, its transcript. */
function textsOf(episode: Episode, copy: typeof podcastCopy.episodes) {
  const transcriptList = (
    <ol className="gap-x-column desktop:columns-2">
      {withKeys(episode.transcript, ({ text }) => text).map(({ item, key }) => (
        <li className="mb-3 break-inside-avoid" key={key}>
          <p className="font-semibold">{item.speaker}</p>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  );
  const notes = { title: copy.notes, content: <Notes episode={episode} /> };
  const transcript = { title: copy.transcript, content: transcriptList, isWide: true };
  return [notes, ...(episode.transcript.length > 0 ? [transcript] : [])] as const;
}

function Notes({ episode: { audio, notes, title } }: { episode: Episode }) {
  const copy = useCopy(podcastCopy).episodes;
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
          values={{ size: formatFileSize(audio.sizeBytes), title: <span className="sr-only"> {title}</span> }}
        />
      </TextLink>
    </>
  );
}
