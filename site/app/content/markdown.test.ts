import { describe, expect, it } from "vitest";
import { readingMinutesOf, renderMarkdown } from "./markdown.server.ts";

describe("renderMarkdown", () => {
  it("gives headings anchors and keeps tables and lists", async () => {
    const html = await renderMarkdown("## What it costs\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- one");
    expect(html).toContain('<h2 id="what-it-costs">What it costs</h2>');
    expect(html).toContain("<td>1</td>");
    expect(html).toContain("<li>one</li>");
  });

  it("ties footnotes to their references in both directions", async () => {
    const html = await renderMarkdown("A claim.[^1]\n\n[^1]: Its source.");
    const target = /href="#(user-content-fn-1)"/.exec(html)?.[1];
    const back = /href="#(user-content-fnref-1)"/.exec(html)?.[1];
    expect(html).toContain(`id="${target}"`);
    expect(html).toContain(`id="${back}"`);
  });

  it("frames a table that scrolls by itself and that the keyboard reaches", async () => {
    const html = await renderMarkdown("| | Hold |\n|---|---:|\n| Steady | 4 years |\n");
    expect(html).toMatch(/<div aria-label="Table" [^>]*tabindex="0"><table>[\s\S]*<\/table><\/div>/);
    expect(html.match(/<div/g)).toHaveLength(1);
  });

  it("says a column's alignment in a class, and an empty corner is no heading", async () => {
    const html = await renderMarkdown("| | Hold |\n|---|---:|\n| Steady | 4 years |\n");
    expect(html).toContain('<th class="align-right">Hold</th>');
    expect(html).toContain('<td class="align-right">4 years</td>');
    expect(html).not.toMatch(/align="|<th><\/th>/);
  });

  it("opens other sites in a new tab, our own pages not", async () => {
    const html = await renderMarkdown("[out](https://elsewhere.example/) and [in](/contact)");
    expect(html).toContain('<a href="https://elsewhere.example/" rel="noopener noreferrer" target="_blank">');
    expect(html).toContain('<a href="/contact">in</a>');
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["an event handler", '<img src="x" onerror="alert(1)">'],
    ["a script address", "[x](javascript:alert(1))"],
    ["a data address", "[x](data:text/html,<script>alert(1)</script>)"],
    ["a frame", '<iframe src="https://evil.example"></iframe>'],
    ["a style", '<p style="position:fixed">x</p>'],
  ])("lets %s do nothing", async (_name, markdown) => {
    expect(await renderMarkdown(markdown)).not.toMatch(/<script|onerror|javascript:|data:|<iframe|style=/);
  });
});

describe("readingMinutesOf", () => {
  it("counts at 220 words a minute and never less than one", () => {
    expect(readingMinutesOf("")).toBe(1);
    expect(readingMinutesOf("word ".repeat(660))).toBe(3);
  });
});
