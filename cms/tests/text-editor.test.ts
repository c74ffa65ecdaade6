import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parserCtx, serializerCtx } from "@milkdown/core";
import { beforeAll, describe, expect, it } from "vitest";
import { renderMarkdown } from "../../site/app/content/markdown/markdown.server.ts";
import { createTestEditor } from "./markdown-editor.ts";

/** Returns a text after the editor has read and written it. */
let editAndSave: (markdown: string) => string;

beforeAll(async () => {
  const editor = await createTestEditor({ body: {}, createElement: () => ({}) });
  editAndSave = (markdown) => editor.ctx.get(serializerCtx)(editor.ctx.get(parserCtx)(markdown));
});

/** Renders a text as the site does, with a picture at every URL. */
async function renderPage(markdown: string) {
  const picture = async (src: string, alt: string) => ({
    alt,
    height: 10,
    sources: [],
    src: `/files/${path.basename(src)}`,
    width: 10,
  });
  return renderMarkdown(markdown, { picture });
}

async function expectSamePage(markdown: string): Promise<void> {
  const savedMarkdown = editAndSave(markdown);
  expect(await renderPage(savedMarkdown)).toEqual(await renderPage(markdown));
  expect(editAndSave(savedMarkdown)).toBe(savedMarkdown);
}

describe("saving in the text editor", () => {
  const folder = path.join(import.meta.dirname, "../../samples/content/posts");
  const posts = globSync("*.md", { cwd: folder });

  it("keeps the rendered page of every seeded post", async () => {
    expect(posts.length).toBeGreaterThan(10);
    for (const post of posts)
      await expectSamePage(readFileSync(path.join(folder, post), "utf8").replace(/^---[\s\S]*?\n---\n/, ""));
  });

  it.each([
    ["an empty text", ""],
    ["headings of all levels", "# One\n\n## Two\n\n### Three\n\n#### Four\n\nSetext\n======\n"],
    [
      "an aligned table",
      "| Day | People |\n| :-- | --: |\n| Friday, *late* | 12 \\| 13 |\n| | [x](/about) |\n",
    ],
    [
      "a picture with a caption",
      '![A porch \\[new\\]](/uploads/porch.png "Lot \\"14\\"")\n\n![](/uploads/a.png)',
    ],
    ["a linked picture", "[![A porch](/uploads/porch.png)](https://example.com/a_(b))"],
    [
      "a video",
      "[A walk](https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s)\n\nhttps://youtu.be/aqz-KE-bpKQ\n\n<https://youtu.be/aqz-KE-bpKQ>",
    ],
    ["footnotes", "Text[^1] and more[^note].\n\n[^1]: One.\n[^note]: Two,\n\n    in two paragraphs.\n"],
    ["lists", "- a\n  - b\n\n    more\n- c\n\n3. three\n4. four\n\n- [ ] open\n- [x] done\n"],
    ["quotes and code", "> A *quote*\n>\n> - with a list\n\n```ts\nconst a = 1;\n```\n\nUse `a|b`.\n"],
    ["breaks", "One\ntwo  \nthree\\\nfour\n\n***\n\nfive"],
    [
      "marks",
      "**bold** *it* ***both*** ~~gone~~ **a**b _c_ `**x**` <b>raw</b> &amp; &copy; 1 * 2 * 3 a_b_c # no\n",
    ],
    ["references", 'See [the plan][p].\n\n[p]: https://example.com "Plan"\n'],
  ])("keeps the rendered page of %s", async (_, markdown) => {
    await expectSamePage(markdown);
  });
});
