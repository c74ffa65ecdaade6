import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

const htmlOf = async (markdown: string) => (await renderMarkdown(markdown)).html;

describe("headings", () => {
  it("have an id and a labeled link to themselves", async () => {
    expect(await htmlOf("## What it costs")).toBe(
      '<div class="anchored"><h2 id="what-it-costs">What it costs</h2>' +
        '<a aria-label="Link to “What it costs”" class="anchor" href="#what-it-costs">#</a></div>',
    );
  });

  it("become a plain-text table of contents down to the third level", async () => {
    const { headings } = await renderMarkdown(
      "## *What* it `costs`[^1]\n\n### Per home\n\n#### Taps\n\n## Does it pay?\n\n[^1]: A note.",
    );
    expect(headings).toEqual([
      { id: "what-it-costs", level: 2, text: "What it costs" },
      { id: "per-home", level: 3, text: "Per home" },
      { id: "does-it-pay", level: 2, text: "Does it pay?" },
    ]);
  });

  it("with the same text get different ids", async () => {
    const { headings } = await renderMarkdown("## Cost\n\n## Cost\n\n## Cost 2\n\n## Cost");
    expect(headings.map(({ id }) => id)).toEqual(["cost", "cost-2", "cost-2-2", "cost-3"]);
  });

  it("do not reuse the ids of the page around them", async () => {
    const { headings } = await renderMarkdown("## Content\n\n## Footnote label\n\nA.[^1]\n\n[^1]: B.");
    expect(headings.map(({ id }) => id)).toEqual(["content-2", "footnote-label-2"]);
  });

  it("start below the page title and skip no level", async () => {
    const html = await htmlOf("# One\n\n#### Two\n\n###### Three\n\n##### Four\n\n## Five");
    expect([...html.matchAll(/<(h\d)/g)].map(([, level]) => level)).toEqual(["h2", "h3", "h4", "h4", "h2"]);
  });

  it("are dropped when empty, and become bold text inside quotes and lists", async () => {
    const html = await htmlOf("##\n\n> ## Quoted\n\n- # Listed");
    expect(html).not.toMatch(/<h\d/);
    expect(html).toContain("<p><strong>Quoted</strong></p>");
  });
});

describe("tables", () => {
  it("scroll sideways on their own, also by keyboard", async () => {
    const html = await htmlOf("| | Hold |\n|---|---:|\n| Steady | 4 years |\n");
    expect(html).toMatch(/<div aria-label="Table" [^>]*tabindex="0"><table>[\s\S]*<\/table><\/div>/);
    expect(html.match(/<div/g)).toHaveLength(1);
  });

  it("stay tables on phones if all columns fit there", async () => {
    const fits = "| Year | Interest and fees |\n|---|---:|\n| 1 | $536,994 |\n";
    expect(await htmlOf(fits)).toContain('class="table-scroll table-narrow"');
    expect(await htmlOf(fits.replace("$536,994", "a sentence that is much too wide"))).not.toContain(
      "table-narrow",
    );
  });

  it("have a row header; cells that need it carry their column's name", async () => {
    const html = await htmlOf(
      "| Class | Hold |\n|---|---|\n| A | 0.9, **3 years** |\n| 1. Land | [Us](/about) |\n| | |\n",
    );
    expect(html).toContain('<th scope="row" data-l="Class">A</th>');
    expect(html).toContain('<td data-l="Hold"><span>0.9, <strong>3 years</strong></span></td>');
    expect(html).toContain('<th scope="row">1. Land</th>');
    expect(html).toContain('<td data-l="Class"></td>');
  });
});

describe("links", () => {
  it("open other sites in a new tab and say so, but not the site's own pages", async () => {
    const html = await htmlOf("[out](https://elsewhere.example/) and [in](/contact)");
    expect(html).toContain(
      '<a href="https://elsewhere.example/" rel="noopener noreferrer" target="_blank">' +
        'out<span class="sr-only"> (opens in a new tab)</span></a>',
    );
    expect(html).toContain('<a href="/contact">in</a>');
  });

  it("may be email addresses and phone numbers", async () => {
    const html = await htmlOf("[a](mailto:a@example.com) [b](tel:+16055550100)");
    expect(html).toContain('<a href="mailto:a@example.com">a</a> <a href="tel:+16055550100">b</a>');
  });
});

describe("footnotes", () => {
  it("link to their references and back, with accessible names", async () => {
    const html = await htmlOf("A claim.[^1] Another.[^1]\n\n[^1]: Its source.");
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${target}"`);
    expect(html).toContain('aria-label="Note 1"');
    expect(html).toContain('aria-label="Back to reference 1-2"');
    expect(html).toContain('<h2 class="notes-title" id="footnote-label">Notes</h2>');
  });

  it("that are broken do not affect the rest of the text", async () => {
    const html = await htmlOf("A.[^none] B.[^b] C.[^c]\n\n[^unused]: X.\n\n[^b]:\n\n[^c]: # Loop[^c]");
    expect(html).toContain("[^none]");
    expect(html).not.toContain("X.");
    expect(html.match(/<h\d/g)).toEqual(["<h2"]);
  });
});

describe("code", () => {
  it("names its language and can be scrolled by keyboard", async () => {
    expect(await htmlOf("```js\nconst a = 1 < 2;\n```")).toBe(
      '<div class="code-block"><p class="code-language">js</p>' +
        '<pre aria-label="Code: js" role="group" tabindex="0"><code>const a = 1 &#x3C; 2;\n</code></pre></div>',
    );
  });

  it.each(["```\na\n```", "    a", '```"><script>\na\n```'])("needs no language: %j", async (markdown) => {
    const html = await htmlOf(markdown);
    expect(html).toContain('<div class="code-block"><pre aria-label="Code" ');
  });
});

describe("tasks", () => {
  it("are announced as done or to do, and are not form controls", async () => {
    const html = await htmlOf("- [x] Land\n- [ ] Loan");
    expect(html).toMatch(/task-done"><span class="sr-only">Done: <\/span><\/span> Land/);
    expect(html).toMatch(/task-mark"><span class="sr-only">To do: <\/span><\/span> Loan/);
    expect(html).not.toContain("<input");
  });
});

it("reading time is one minute per 220 words, at least one minute", async () => {
  expect((await renderMarkdown("")).readingMinutes).toBe(1);
  expect((await renderMarkdown("word ".repeat(660))).readingMinutes).toBe(3);
});
