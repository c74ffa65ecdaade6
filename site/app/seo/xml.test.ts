import { expect, test } from "vitest";
import { element, Xml, xmlDocument } from "./xml.ts";

test("texts and attributes cannot become markup", () => {
  const { text } = element("a", { title: `"<b>&` }, "1 < 2 & ]]> <script>");
  expect(text).toBe('<a title="&quot;&lt;b&gt;&amp;">1 &lt; 2 &amp; ]]&gt; &lt;script&gt;</a>');
});

test("characters that no XML document may hold are dropped, emoji and line breaks are kept", () => {
  const { text } = element("a", {}, "one\u0000\u0008\u001b\uffff\ud800 two\n\tthree 🌾 \u0085");
  expect(text).toBe("<a>one two\n\tthree 🌾 \u0085</a>");
});

test("what is absent leaves no trace", () => {
  expect(element("a", { href: null }, null, []).text).toBe("<a/>");
});

test("elements hold elements, lists of them and numbers", () => {
  const items = [1, 2].map((number) => element("li", { value: number }, number));
  expect(xmlDocument(element("ol", {}, items, new Xml("<end/>")))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<ol><li value="1">1</li><li value="2">2</li><end/></ol>\n',
  );
});
