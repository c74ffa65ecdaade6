import { expect, test } from "vitest";
import { element, Xml, xmlDocument } from "./xml.ts";

test("escapes texts and attributes", () => {
  const { text } = element("a", { title: `"<b>&` }, "1 < 2 & ]]> <script>");
  expect(text).toBe('<a title="&quot;&lt;b&gt;&amp;">1 &lt; 2 &amp; ]]&gt; &lt;script&gt;</a>');
});

test("drops characters that XML forbids, and keeps emoji and line breaks", () => {
  const { text } = element("a", {}, "one\u0000\u0008\u001b\uffff\ud800 two\n\tthree 🌾 \u0085");
  expect(text).toBe("<a>one two\n\tthree 🌾 \u0085</a>");
});

test("omits absent values", () => {
  expect(element("a", { href: null }, null, []).text).toBe("<a/>");
});

test("renders elements, lists of them and numbers", () => {
  const items = [1, 2].map((number) => element("li", { value: number }, number));
  expect(xmlDocument(element("ol", {}, items, new Xml("<end/>")))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<ol><li value="1">1</li><li value="2">2</li><end/></ol>\n',
  );
});
