import { describe, expect, test } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { newsletterDocument, postDocument } from "./documents.ts";
import { openSearchIndex } from "./search-index.server.ts";

const post = {
  author: "Avery Lindgren",
  category: { name: "Site notes", slug: "site-notes" },
  excerpt: "A path costs less.",
  image: null,
  publishedAt: "2026-11-12T14:00:00.000Z",
  readingMinutes: 4,
  seoDescription: null,
  seoTitle: null,
  sharedImage: null,
  slug: "a-path",
  title: "A path",
  updatedAt: "2026-11-12T14:00:00.000Z",
};
const newsletter = {
  cover: null,
  headline: "Frost on the paths",
  id: "oct 2026",
  name: "October 2026",
  opening: "Concrete cures slowly in the cold.",
  publishedAt: "2026-10-01T00:00:00.000Z",
  sizeBytes: 1,
  url: "/files/october.pdf",
};

const index = openSearchIndex();
await index.replaceAll([
  ...bundledSite.searchDocuments,
  postDocument(post, "Gravel & asphalt"),
  newsletterDocument(newsletter),
]);

describe("the search finds content on the page that shows it", () => {
  test.each([
    ["asphalt", "post", "/blog/a-path"],
    ["Lindgren", "post", "/blog/a-path"],
    ["site notes", "post", "/blog/a-path"],
    ["october 2026", "newsletter", "/newsletter?issue=oct%202026"],
    ["cures slowly", "newsletter", "/newsletter?issue=oct%202026"],
    ["bankers builders wind", "episode", "/podcast#episode-1"],
    ["Jordan shade ten years", "episode", "/podcast#episode-3"],
    [
      "retirement account",
      "question",
      "/investor#question-can-i-invest-through-a-retirement-account-or-a-company",
    ],
    ["lockup", "question", "/investor#question-how-long-is-my-money-committed"],
    ["withdraw", "question", "/investor#question-how-long-is-my-money-committed"],
    ["IRA", "question", "/investor#question-can-i-invest-through-a-retirement-account-or-a-company"],
    ["LLC", "question", "/investor#question-can-i-invest-through-a-retirement-account-or-a-company"],
    ["minimum", "page", "/investor"],
    ["phone number", "page", "/contact"],
    ["bluestem reserve", "project", "/current-project#bluestem-reserve"],
    ["jefferson phase 2", "project", "/jefferson-reserve-phase-2"],
    ["bonus depreciation", "term", "/investor#term-bonus-depreciation"],
  ])("%s", async (query, kind, url) => {
    expect((await index.search(query, { limit: 5 })).hits[0]).toMatchObject({ kind, url });
  });

  test("ranks a definition above a question about its term", async () => {
    const { hits } = await index.search("what is a preferred return?", { limit: 5 });
    expect(hits.slice(0, 2).map(({ url }) => url)).toEqual([
      "/investor#term-preferred-return",
      "/investor#question-what-is-a-preferred-return",
    ]);
  });
});
