import { contentOf } from "~/content/content-context.server.ts";
import type { TeamMember } from "~/content/model/site-content.ts";
import { withEdits } from "~/copy/copy.ts";
import { podcast as podcastCopy } from "~/copy/podcast.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { feedPaths } from "~/seo/feeds/feed-links.ts";
import { metaOf } from "~/seo/page-meta.ts";
import { podcast } from "~/seo/structured-data/podcast.ts";
import { TextLink } from "~/ui/links.tsx";
import { Portrait } from "~/ui/portrait.tsx";
import type { Route } from "./+types/route.ts";
import { EpisodeList, LatestEpisode, NoEpisodes } from "./episodes.tsx";
import { PlayerBar, usePlayer } from "./player.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { episodes, team } = contentOf(context);
  return { episodes, hosts: team.filter(({ podcastPart }) => podcastPart !== null) };
}

export const meta = metaOf<typeof loader>(({ episodes }, site) => ({
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

/** Services that carry the podcast, its feed and its topics. */
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
                  {image && <Portrait className="w-24 shrink-0 self-start" image={image} widths="6rem" />}
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
