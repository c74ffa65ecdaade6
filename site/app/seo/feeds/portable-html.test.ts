import { describe, expect, it } from "vitest";
import { renderMarkdown } from "~/content/markdown/markdown.server.ts";
import { portableHtml } from "./portable-html.ts";

const page = "https://www.example.com/blog/a-post";

async function portable(markdown: string): Promise<string> {
  const image = {
    alt: "",
    height: 2,
    src: "/files/a/800.webp",
    width: 3,
    sources: [{ type: "image/webp" as const, srcSet: "/files/a/800.webp 800w" }],
  };
  const { html } = await renderMarkdown(markdown, { picture: async () => image });
  return portableHtml(html, page);
}

describe("portableHtml", () => {
  it("makes URLs of this site absolute and leaves others unchanged", async () => {
    const html = await portable(
      "[us](/about?a=1&b=2) [them](https://them.example/?a=1&b=2) [mail](mailto:a@b.example)",
    );
    expect(html).toContain('<a href="https://www.example.com/about?a=1&#x26;b=2">us</a>');
    expect(html).toContain('<a href="https://them.example/?a=1&#x26;b=2">them</a>');
    expect(html).toContain('<a href="mailto:a@b.example">mail</a>');
  });

  it("shows a picture in one size at an absolute URL", async () => {
    const html = await portable('![A "porch"](porch.jpg)');
    expect(html).toContain('src="https://www.example.com/files/a/800.webp"');
    expect(html).toContain("porch");
    expect(html).not.toMatch(/srcset|<source|loading/);
  });

  it("removes what works on the site's own pages only", async () => {
    const html = await portable(
      "## Head\n\ntext[^1]\n\n[^1]: note\n\nhttps://youtu.be/abcdefghijk\n\n- [x] done\n",
    );
    expect(html).not.toMatch(/ (?:class|id|data-[a-z-]+|aria-[a-z-]+|role|tabindex|target|rel)=/);
    expect(html).not.toMatch(/opens in a new tab|Loads from YouTube/);
    expect(html).toContain("<h2>Head</h2>");
    expect(html).toContain(`href="${page}#user-content-fn-1"`);
    expect(html).toContain("https://www.youtube.com/watch?v=abcdefghijk");
  });

  it("does not read text as markup", async () => {
    const html = await portable('`<a href="/x" class="y">` and 1 < 2 > 0 "href="/y""');
    expect(html).toContain("&#x3C;a");
    expect(html).not.toContain("https://www.example.com/x");
  });
});
