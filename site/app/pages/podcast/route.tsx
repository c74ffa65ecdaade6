import { contentOf } from "~/content/content-context.server.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { pageMeta } from "~/seo/page-meta.ts";
import { podcast } from "~/seo/structured-data/podcast.ts";
import { podcast as podcastWords } from "~/words/podcast.ts";
import { useWords } from "~/words/use-words.tsx";
import type { Route } from "./+types/route.ts";
import { AboutPodcast } from "./about-podcast.tsx";
import { EpisodeList, LatestEpisode, NoEpisodes } from "./episodes.tsx";
import { usePlayer } from "./player.ts";
import { PlayerBar } from "./player-bar.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { episodes, team } = contentOf(context);
  return { episodes, hosts: team.filter(({ podcastPart }) => podcastPart !== null) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const things = site && podcast(loaderData?.episodes ?? [], site);
  return pageMeta({ ...podcastWords.meta, path: "/podcast", things }, site);
}

export default function Podcast({ loaderData: { episodes, hosts } }: Route.ComponentProps) {
  const words = useWords(podcastWords);
  const { podcastTitle } = useSiteSettings();
  const player = usePlayer();
  const [latest, ...earlier] = episodes;
  return (
    <>
      <PageBanner {...words.banner} title={podcastTitle} />
      {latest ? <LatestEpisode episode={latest} player={player} /> : <NoEpisodes />}
      {earlier.length > 0 && <EpisodeList episodes={earlier} player={player} />}
      <AboutPodcast hosts={hosts} />
      {player.loaded && <PlayerBar {...player.loaded} />}
    </>
  );
}
