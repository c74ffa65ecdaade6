import { readFileSync } from "node:fs";
import path from "node:path";
import { schemaCtx, serializerCtx } from "@milkdown/core";
import { DOMParser as ProseParser } from "@milkdown/prose/model";
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cleanPastedHtml } from "../src/plugins/text-editor/admin/pasted-html";
import { createTestEditor } from "./markdown-editor.ts";

/** Returns the Markdown that is stored after this HTML is pasted into an empty field. */
let pasteAndStore: (html: string, footnotes?: string[]) => string;

beforeAll(async () => {
  const { document, HTMLElement } = parseHTML("<!doctype html><html><body></body></html>");
  vi.stubGlobal("HTMLElement", HTMLElement);
  vi.stubGlobal(
    "DOMParser",
    class {
      // Unlike a browser, linkedom does not complete a partial document.
      parseFromString = (html: string) =>
        parseHTML(/<html/i.test(html) ? html : `<html><body>${html}</body></html>`).document;
    },
  );
  const editor = await createTestEditor(document);
  pasteAndStore = (html, footnotes = []) => {
    const { document: pasted } = parseHTML(
      `<html><body>${cleanPastedHtml(html, new Set(footnotes))}</body></html>`,
    );
    const doc = ProseParser.fromSchema(editor.ctx.get(schemaCtx)).parse(pasted.body);
    return `${editor.ctx.get(serializerCtx)(doc).trim()}\n`;
  };
});

const readClipboard = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "clipboard", name), "utf8");

describe("a text pasted from Word", () => {
  it("keeps headings, lists, tables, links and footnotes, and no Word markup", () => {
    expect(pasteAndStore(readClipboard("word.html"))).toBe(`## What residents asked for

We asked **everybody** on the porch,[^1] and the [survey](https://example.com/survey) agrees.

* Longer stays
  * also in *winter*
    * with heating
* A garden

In this order:

1. First the roof
   1. with gutters
2. then the walls

| **Day**             | People |         |
| :------------------ | :----- | :------ |
| Friday and Saturday | 12     | outside |
|                     | 9      |         |

Nobody left early.

[^1]: Counted *twice*.
`);
  });

  it("keeps every cell in its column when cells are merged across rows and columns", () => {
    const rows = [
      "<td>a</td><td>b</td><td colspan=2 rowspan=2>c</td><td>d</td>",
      "<td colspan=2>e</td><td>f</td>",
      "<td>g</td><td>h</td><td>i</td><td>j</td><td>k</td>",
    ].map((cells) => `<tr>${cells}</tr>`);
    expect(pasteAndStore(`<table class=MsoTableGrid>${rows.join("")}</table>`)).toBe(
      `| a  | b  | c  |    | d  |
| :- | :- | :- | :- | :- |
| e  |    |    |    | f  |
| g  | h  | i  | j  | k  |
`,
    );
  });

  it("gives footnotes labels that the text does not use yet", () => {
    const text = pasteAndStore(readClipboard("word.html"), ["1", "2", "note"]);
    expect(text).toContain("porch,[^3] and");
    expect(text).toContain("[^3]: Counted *twice*.");
  });

  it("keeps the first number of a numbered list", () => {
    const item = (marker: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;
    expect(pasteAndStore(`${item("3.", "three")}${item("4.", "four")}`)).toBe("3. three\n4. four\n");
    expect(pasteAndStore(`${item("·", "dot")}${item("1)", "one")}`)).toBe("* dot\n\n1. one\n");
  });

  it("keeps a footnote's number as plain text if its text was not copied", () => {
    expect(
      pasteAndStore(
        `<p class=MsoNormal>Counted<a style='mso-footnote-id:ftn7' href="#_ftn7" name="_ftnref7"><span>[7]</span></a>.</p>`,
      ),
    ).toBe("Counted\\[7].\n");
  });
});

it("takes only linear time to parse a page that pretends to be from Word", () => {
  const table = "<table><tr><td colspan=1e9>one</td><td rowspan=1e9>two</td></tr></table>";
  const back = `<p class=MsoFootnoteText><a href="#_ftnref1'] p">[1]</a> Note</p>`;
  expect(pasteAndStore(table + back)).toMatch(/^\| one +\|.*two.*Note\n$/s);
});

describe("a text pasted from elsewhere", () => {
  it("keeps nested lists as they are", () => {
    expect(pasteAndStore("<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>")).toBe("* a\n  * b\n* c\n");
  });

  it("leaves out pictures, which the editor uploads separately", () => {
    expect(pasteAndStore('<p>Words.<img src="https://example.com/a.png"></p>')).toBe("Words.\n");
  });
});
