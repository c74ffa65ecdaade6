import * as v from "valibot";
import type { ContentSnapshot, Post } from "~/content/model/model.ts";
import { postLibrary, summaryOf } from "~/content/model/posts/post-library.ts";
import { newestFirst } from "~/content/model/wording/newest-first.ts";
import type { ContentState } from "~/content/store/content-state.ts";
import type { Media } from "~/content/store/media/media-store.server.ts";
import { patientMedia } from "~/content/store/media/patient-media.server.ts";
import { makePost } from "./reading/post-maker.server.ts";
import { refusalOf } from "./service/entry-pages.server.ts";
import type { StrapiClient } from "./service/strapi-client.server.ts";
import { flattenEntry, identityOf, parseEntry, postEntry, singleAnswer } from "./service/strapi-entries.ts";
import type { SiteParts } from "./site-types/site-type.ts";
import { postsType, siteTypes } from "./site-types/site-types.ts";

/** What an entry would change of the site if it were published as it is now. */
export interface Draft {
  readonly content: Partial<SiteParts>;
  /** The post, and the address under which visitors see it now. */
  readonly post: { readonly draft: Post; readonly publishedSlug: string | null } | null;
  /** What is wrong with the entry, or missing of it, a line each. */
  readonly problems: readonly string[];
}

export interface DraftTools {
  readonly accessKey: string | undefined;
  readonly client: StrapiClient;
  readonly madeBy: string;
  readonly media: Media;
  readonly serviceOrigin: string;
}

/** An editor waits for it. */
const filePatienceMs = 10_000;

/** Reads the draft of an entry; null where there is none. Rejects when the content service does not give it. */
export async function readDraft(
  given: DraftTools,
  state: ContentState,
  type: string,
  documentId: string,
): Promise<Draft | null> {
  const tools = { ...given, media: patientMedia(given.media, filePatienceMs) };
  if (type === postsType) return postDraft(tools, state, documentId);
  const siteType = siteTypes.get(type);
  if (!siteType) return null;
  const path = siteType.isSingle ? `/${type}` : `/${type}/${encodeURIComponent(documentId)}`;
  const { populate } = siteType;
  const raw = await draftEntry(tools, path, populate);
  if (!raw) return null;
  const problems: string[] = [];
  const published = state.parts.get(type)?.entries ?? [];
  const others = siteType.isSingle ? [] : published.filter((entry) => identityOf(entry) !== documentId);
  const made = await siteType.make([...others, raw], published, {
    media: tools.media,
    report: (entry, reason) => problems.push(`${entry}: ${reason}`),
  });
  return { content: made.content, post: null, problems: [...problems, ...made.missing] };
}

async function postDraft(tools: DraftTools, state: ContentState, documentId: string): Promise<Draft | null> {
  const raw = await draftEntry(tools, `/${postsType}/${encodeURIComponent(documentId)}`, {
    populate: "image",
  });
  if (!raw) return null;
  const published = state.posts.get(documentId)?.summary;
  const problems: string[] = [];
  const entry = parseEntry(
    postEntry,
    {
      ...raw,
      publishedAt: published?.publishedAt ?? raw.publishedAt,
      slug: raw.slug || documentId,
      title: raw.title || "Untitled",
    },
    (name, reason) => problems.push(`${name}: ${reason}`),
  );
  if (!entry) return { content: {}, post: null, problems };
  const { missing, stored, text } = await makePost(entry, documentId, tools);
  const draft = { ...stored.summary, ...text };
  return { content: {}, post: { draft, publishedSlug: published?.slug ?? null }, problems: missing };
}

/** The entry as it would be published now. */
async function draftEntry(
  { accessKey, client }: DraftTools,
  path: string,
  populate: Readonly<Record<string, string>>,
): Promise<Record<string, unknown> | null> {
  const answer = await client.get(path, { ...populate, status: "draft" }, accessKey);
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw refusalOf(answer);
  const entry = v.parse(singleAnswer, answer.body).data;
  if (!entry) return null;
  const flat = v.parse(v.record(v.string(), v.unknown()), flattenEntry(entry));
  return { ...flat, publishedAt: flat.publishedAt ?? new Date().toISOString() };
}

/** The snapshot as it would be if the draft were published. Nobody but its reader is to see it. */
export function withDraft(snapshot: ContentSnapshot, { content, post }: Draft): ContentSnapshot {
  const laidOver = { ...snapshot, ...content, generation: `${snapshot.generation} and a draft` };
  if (!post) return laidOver;
  const { draft, publishedSlug } = post;
  const { posts } = snapshot;
  const others = posts.all.filter(({ slug }) => slug !== publishedSlug && slug !== draft.slug);
  return {
    ...laidOver,
    posts: postLibrary([...others, summaryOf(draft)].sort(newestFirst), (slug) =>
      slug === draft.slug ? draft : posts.find(slug),
    ),
  };
}
