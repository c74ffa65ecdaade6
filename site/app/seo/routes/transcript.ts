import { contentOf } from "~/content/content-context.server.ts";
import { transcriptHtml } from "../feeds/transcript.ts";
import { missingPage } from "../missing-page.server.ts";
import { siteOf } from "../site-identity.server.ts";
import type { Route } from "./+types/transcript.ts";
import { document } from "./document.server.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const episode = contentOf(context).episodes.find(({ number }) => String(number) === params.episode);
  if (!episode || episode.transcript.length === 0) return missingPage(context, url);
  return document("text/html", transcriptHtml(episode, siteOf(context)));
}
