import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parserCtx, serializerCtx } from "@milkdown/core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { renderMarkdown } from "../../site/app/content/markdown/markdown.server.ts";
import { textFormatEditor } from "../src/plugins/text-editor/admin/text-format";

/** Returns a text after the editor has read and written it. */
let edited: (markdown: string) => string;

beforeAll(async () => {
  // Creating the editor fails at its last step, the view, which needs a browser. Parsing and writing Markdown need only
  // the window's event methods and a placeholder for the document.
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("dispatchEvent", events.dispatchEvent.bind(events));
  vi.stubGlobal("document", { body: {}, createElement: () => ({}) });
  const editor = textFormatEditor();
  await editor.create().catch(() => undefined);
  edited = (markdown) => editor.ctx.get(serializerCtx)(editor.ctx.get(parserCtx)(markdown));
});

/** Renders a text as the site does, with a picture at every URL. */
async function pageOf(markdown: string) {
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
  const saved = edited(markdown);
  expect(await pageOf(saved)).toEqual(await pageOf(markdown));
  expect(edited(saved)).toBe(saved);
}

describe("saving in the text editor keeps the rendered page", () => {
  const folder = path.join(import.meta.dirname, "../../samples/content/posts");
  const posts = globSync("*.md", { cwd: folder });

  it("of all seeded posts", async () => {
    expect(posts.length).toBeGreaterThan(10);
    for (const post of posts)
      await expectSamePage(readFileSync(path.join(folder, post), "utf8").replace(/^---[\s\S]*?\n---\n/, ""));
  });

  it.each([
    ["nothing", ""],
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
  ])("of %s", async (_, markdown) => {
    await expectSamePage(markdown);
  });
});
