import type { Post } from "../model/model.ts";
import { postLibrary } from "../model/posts/post-library.ts";
import type { ContentSnapshot } from "../model/snapshot.ts";
import { fingerprintOf } from "../source/fingerprint.server.ts";
import { bundledOffering, bundledSettings } from "../source/site-types/single-types.ts";
import type { BuiltEntry, ContentDraft, ListedPost, PostText } from "../source/site-types/site-type.ts";
import { newslettersType, postsType, siteTypes } from "../source/site-types/site-types.ts";

/** What a snapshot is made of. */
interface SnapshotSource {
  /** Status of the newsletter list's last answer. */
  readonly newslettersStatus: number | null;
  /** What is shown of a type. */
  published(type: string): readonly BuiltEntry[];
  textOf(version: string): PostText | null;
  /** Whether the list of a type has been read to its end. */
  wasRead(type: string): boolean;
}

/** One consistent state of everything the pages show. */
export function snapshotOf(content: SnapshotSource): ContentSnapshot {
  const draft = emptyContent();
  const versions: unknown[] = [];
  for (const { name } of siteTypes.values()) {
    const inOrder = content.published(name).toSorted(byOrder);
    for (const built of inOrder) built.addTo(draft);
    versions.push(
      name,
      inOrder.map(({ version }) => version),
    );
  }
  const isKnown = draft.newsletters.length > 0 || content.wasRead(newslettersType.name);
  const newslettersStatus = isKnown ? 200 : content.newslettersStatus;
  const postsWereRead = content.wasRead(postsType.name);
  const generation = fingerprintOf([versions, newslettersStatus, postsWereRead]);
  return { ...draft, generation, newslettersStatus, posts: libraryOf(draft.posts, content), postsWereRead };
}

function libraryOf(posts: readonly ListedPost[], { textOf }: Pick<SnapshotSource, "textOf">) {
  // A service that lets two posts share an address shows the newer one there.
  const bySlug = new Map<string, ListedPost>();
  for (const post of posts) if (!bySlug.has(post.summary.slug)) bySlug.set(post.summary.slug, post);
  const summaries = Array.from(bySlug.values(), ({ summary }) => summary);
  return postLibrary(summaries, (slug): Post | null => {
    const post = bySlug.get(slug);
    const text = post && textOf(post.version);
    return text ? { ...post.summary, bodyHtml: text.bodyHtml, headings: text.headings } : null;
  });
}

/** Numbers by their size, words by the alphabet. */
function byOrder({ order: a }: BuiltEntry, { order: b }: BuiltEntry): number {
  for (const [index, one] of a.entries()) {
    const other = b[index] ?? 0;
    const difference =
      typeof one === "number" && typeof other === "number"
        ? one - other
        : String(one).localeCompare(String(other), "en");
    if (difference) return difference;
  }
  return 0;
}

export function emptyContent(): ContentDraft {
  return {
    episodes: [],
    glossary: [],
    landingPages: [],
    legalTexts: [],
    marketRanks: [],
    mediaMentions: [],
    mediaVideos: [],
    moreFromUs: [],
    newsletters: [],
    offering: bundledOffering,
    partners: [],
    pastOpportunities: [],
    posts: [],
    projects: [],
    questions: [],
    redirects: [],
    results: [],
    settings: bundledSettings,
    stats: [],
    team: [],
    testimonials: [],
    wordEdits: {},
  };
}
