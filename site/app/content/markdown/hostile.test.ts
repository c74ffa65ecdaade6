import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

const htmlOf = async (markdown: string) => (await renderMarkdown(markdown)).html;

/** Matches a tag that rendered text may contain, with attributes that it may contain. */
const harmlessTag =
  /^<\/?(?:a|blockquote|br|code|del|div|em|figcaption|figure|h[234]|hr|img|li|ol|p|picture|pre|section|source|span|strong|sup|table|tbody|td|th|thead|tr|ul)(?: (?:alt|aria-label|class|data-footnote-backref|data-footnote-ref|data-footnotes|data-l|data-youtube|decoding|height|href|id|loading|rel|role|scope|sizes|src|srcset|start|tabindex|target|type|width)(?:="[^"]*")?)*>$/;

function expectHarmless(html: string): void {
  for (const [tag] of html.matchAll(/<(?:[^">]|"[^"]*")*>/g)) expect(tag).toMatch(harmlessTag);
  for (const [, url = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
    expect(url).toMatch(/^(?:https?:|mailto:|tel:|[/#?.\w])/);
    expect(url).not.toMatch(/^(?:javascript|data|vbscript|file|blob):/i);
  }
}

describe("hostile Markdown", () => {
  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["an event handler", '<img src="x" onerror="alert(1)">'],
    ["an SVG with a script", '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ["a formula with a link", '<math href="javascript:alert(1)">x</math>'],
    ["a frame", '<iframe src="https://evil.example"></iframe>'],
    ["a style", '<p style="position:fixed">x</p><style>*{display:none}</style>'],
    ["a form", '<form action="https://evil.example"><input name="password"></form>'],
    ["a base", '<base href="https://evil.example">'],
    ["a refresh", '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ["a javascript: URL", "[x](javascript:alert(1))"],
    ["a javascript: URL in disguise", "[x](JaVaScRiPt&colon;alert(1)) [y](java\nscript:alert(1))"],
    ["a javascript: URL with control characters", "[x](\u0001javascript:alert(1)) <javascript:alert(1)>"],
    ["a data: URL", "[x](data:text/html,<script>alert(1)</script>)"],
    ["a picture with a data: URL", "![x](data:image/svg+xml;base64,PHN2Zz4=)"],
    ["a reference to a javascript: URL", "[x][y]\n\n[y]: javascript:alert(1)"],
    ["a title that breaks out", '[x](/a "\\"><script>alert(1)</script>")'],
    ["an alternative text that breaks out", '!["><script>alert(1)</script>](a.png)'],
    ["a note that breaks out", 'A[^"><script>]\n\n[^"><script>]: B'],
    ["a language that breaks out", '```"><script>alert(1)</script>\nx\n```'],
    ["a heading that breaks out", '## "><img src=x onerror=alert(1)>'],
    ["ids and classes", '<h2 id="content" class="video-play" data-youtube="aqz-KE-bpKQ">x</h2>'],
    ["half a tag", "<img src=x onerror=alert(1)//"],
    ["a comment", "<!-- --><script>alert(1)</script><!-- -->"],
    ["a null character", "a\u0000<scr\u0000ipt>alert(1)</script>"],
    ["reversed text direction", "\u202Egnp.exe\u202C"],
  ])("%s is rendered harmless", async (_name, markdown) => {
    expectHarmless(await htmlOf(markdown));
  });

  it("an unpaired surrogate does not stop the rendering", async () => {
    expectHarmless(await htmlOf("a \uD800 b\n\n## \uDFFF"));
  });
});

describe("an oversized text", () => {
  it("nested too deeply is rejected", async () => {
    await expect(htmlOf(`${"> ".repeat(3_000)}x`)).rejects.toThrow("The text is nested too deeply");
  });

  it("with hundreds of equal headings gets unique ids", async () => {
    const { headings } = await renderMarkdown("## Cost\n\n".repeat(300));
    expect(new Set(headings.map(({ id }) => id)).size).toBe(300);
  });

  it("with thousands of combining marks on a letter gets that letter as id", async () => {
    const { headings } = await renderMarkdown(`## a${"\u0301".repeat(50_000)}${"\u0316".repeat(50_000)}`);
    expect(headings.map(({ id }) => id)).toEqual(["a"]);
  });
});
