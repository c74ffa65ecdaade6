import type { Episode } from "~/content/model/site-content.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { podcast } from "~/copy/podcast.ts";
import { absoluteUrl, type SiteIdentity } from "../site-identity.ts";
import { element } from "../xml.ts";

/**
 * Returns an episode's transcript as an HTML page for podcast players. Search engines are sent to the podcast page.
 */
export function transcriptHtml(episode: Episode, site: SiteIdentity): string {
  const { number, title, transcript } = episode;
  const copy = withEdits(podcast, site.copyEdits).feed;
  const name = fill(copy.episode, { number, podcast: site.settings.podcastTitle, title });
  const page = element("html", { lang: "en" }, [
    element("head", {}, [
      element("meta", { charset: "utf-8" }),
      element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      element("meta", { name: "robots", content: "noindex" }),
      element("title", {}, fill(copy.transcript, { name })),
      element("link", { rel: "canonical", href: absoluteUrl(site, "/podcast") }),
    ]),
    element("body", {}, [
      element("h1", {}, name),
      transcript.map(({ speaker, text }) =>
        element("p", {}, [element("cite", {}, `${speaker}:`), " ", text]),
      ),
      element("p", {}, element("a", { href: absoluteUrl(site, "/podcast") }, site.settings.podcastTitle)),
    ]),
  ]);
  return `<!DOCTYPE html>\n${page.text}\n`;
}
