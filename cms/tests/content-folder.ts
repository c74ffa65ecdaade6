import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { cmsDir } from "../testing/running-cms.ts";

interface PostFields {
  slug: string;
  publishedAt: string;
  title?: string;
}

/** The smallest PDF that viewers open. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

const defaultPosts: PostFields[] = [
  { slug: "middle", publishedAt: "2026-02-10T12:00:00.000Z" },
  { slug: "newest", publishedAt: "2026-03-10T12:00:00.000Z" },
  { slug: "oldest", publishedAt: "2026-01-10T12:00:00.000Z" },
];

const issues = [
  { name: "September 2026", file: "2026-09.pdf", publishedAt: "2026-09-01T09:00:00.000Z" },
  { name: "October 2026", file: "2026-10.pdf", publishedAt: "2026-10-01T09:00:00.000Z" },
];

/** Makes a content folder for one test: posts and newsletters, as in `samples/content`. */
export async function makeContentFolder(posts = defaultPosts): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "posts", "images"), { recursive: true });
  mkdirSync(path.join(folder, "newsletters"));
  await writeImage(path.join(folder, "posts", "images", "field.webp"));
  for (const post of posts) writePost(folder, post);
  for (const { file } of issues) writeFileSync(path.join(folder, "newsletters", file), pdf);
  const issuesWithHeadlines = issues.map((issue) => ({ ...issue, headline: `What ${issue.name} is about` }));
  writeFileSync(path.join(folder, "newsletters", "newsletters.json"), JSON.stringify(issuesWithHeadlines));
  return folder;
}

export function writePost(folder: string, { slug, publishedAt, title = `Post ${slug}` }: PostFields): void {
  const lines = [
    "---",
    `title: "${title}"`,
    `slug: ${slug}`,
    `excerpt: "About ${slug}"`,
    "author: Investor relations",
    `publishedAt: "${publishedAt}"`,
    "image: field.webp",
    `imageAlt: "A field, for ${slug}"`,
    "---",
    "",
    `## Heading of ${slug}`,
    "",
    "Text.",
  ];
  writeFileSync(path.join(folder, "posts", `${slug}.md`), lines.join("\n"));
}

/** Writes content by type name, as in `samples/content/site-content.json`. */
export function writeSiteContent(folder: string, content: Record<string, object>): void {
  writeFileSync(path.join(folder, "site-content.json"), JSON.stringify(content));
}

async function writeImage(file: string): Promise<void> {
  // Use the copy of sharp that is installed for the cms.
  const sharp = createRequire(path.join(cmsDir, "package.json"))("sharp");
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#335544" } })
    .webp()
    .toFile(file);
}
