import type { LoaderFunctionArgs } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { feedPaths } from "./feeds/feed-links.ts";
import { newsletterRss, podcastRss, postsRss, transcriptHtml } from "./feeds/feeds.server.ts";
import { missingPage } from "./missing-page.server.ts";
import { siteIdentityOf } from "./site-identity.server.ts";
import type { SiteIdentity } from "./site-identity.ts";
import { robots, sitemap } from "./sitemap/sitemap.ts";

type BodyOf = (content: ContentSnapshot, site: SiteIdentity) => string;

/** Media type and body of each document with a fixed path. The other documents are transcripts. */
const documents: Readonly<Record<string, readonly [type: string, bodyOf: BodyOf]>> = {
  "/robots.txt": ["text/plain", (_, site) => robots(site)],
  "/sitemap.xml": ["application/xml", sitemap],
  [feedPaths.newsletter]: [
    "application/rss+xml",
    ({ newsletters }, site) => newsletterRss(newsletters, site),
  ],
  [feedPaths.podcast]: ["application/rss+xml", ({ episodes }, site) => podcastRss(episodes, site)],
  [feedPaths.posts]: ["application/rss+xml", ({ posts }, site) => postsRss(posts.all, site)],
};

/** Serves feeds, sitemap and other machine-readable documents as resource routes. */
export function loader({ context, params, url }: LoaderFunctionArgs): Response | Promise<Response> {
  const content = contentOf(context);
  const site = siteIdentityOf(context);
  const [type = "", bodyOf] = documents[url.pathname] ?? [];
  if (bodyOf) return documentResponse(type, bodyOf(content, site));
  const episode = content.episodes.find(({ number }) => String(number) === params.episode);
  if (!episode || episode.transcript.length === 0) return missingPage(context, url);
  return documentResponse("text/html", transcriptHtml(episode, site));
}

function documentResponse(contentType: string, body: string): Response {
  return new Response(body, { headers: { "Content-Type": `${contentType}; charset=utf-8` } });
}
