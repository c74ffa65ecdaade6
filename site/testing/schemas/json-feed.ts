import * as v from "valibot";

const words = v.pipe(v.string(), v.regex(/\S/));
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
const authors = v.pipe(
  v.array(v.strictObject({ avatar: v.optional(address), name: v.optional(words), url: v.optional(address) })),
  v.minLength(1),
);
// RFC 3339.
const date = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/),
);
const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/));

const item = v.pipe(
  v.strictObject({
    attachments: v.optional(
      v.array(
        v.strictObject({
          duration_in_seconds: v.optional(v.number()),
          mime_type: words,
          size_in_bytes: v.optional(v.number()),
          title: v.optional(words),
          url: address,
        }),
      ),
    ),
    authors: v.optional(authors),
    banner_image: v.optional(address),
    content_html: v.optional(v.string()),
    content_text: v.optional(v.string()),
    date_modified: v.optional(date),
    date_published: v.optional(date),
    external_url: v.optional(address),
    id: words,
    image: v.optional(address),
    language: v.optional(language),
    summary: v.optional(v.string()),
    tags: v.optional(v.array(words)),
    title: v.optional(v.string()),
    url: v.optional(address),
  }),
  v.check(
    ({ content_html, content_text }) => content_html !== undefined || content_text !== undefined,
    "content_html or content_text is required",
  ),
);

/** JSON Feed 1.1 without extensions (jsonfeed.org/version/1.1). */
export const jsonFeed = v.strictObject({
  authors: v.optional(authors),
  description: v.optional(v.string()),
  expired: v.optional(v.boolean()),
  favicon: v.optional(address),
  feed_url: address,
  home_page_url: address,
  hubs: v.optional(v.array(v.strictObject({ type: words, url: address }))),
  icon: v.optional(address),
  items: v.pipe(
    v.array(item),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, "ids must be unique"),
  ),
  language: v.optional(language),
  next_url: v.optional(address),
  title: words,
  user_comment: v.optional(v.string()),
  version: v.literal("https://jsonfeed.org/version/1.1"),
});
