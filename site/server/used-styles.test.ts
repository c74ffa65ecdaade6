import { expect, it } from "vitest";
import { classesIn, parseStyleSheet, stylesFor } from "./used-styles.ts";

const used = (css: string, html: string) => stylesFor(parseStyleSheet(css), classesIn(html));

it("has a page take the rules for its classes, and those that ask for none", () => {
  const css = "body{margin:0}.a{color:red}.b{color:blue}.a .b{top:0}p.c,.a p{left:0}";
  expect(used(css, '<p class="a">')).toBe("body{margin:0}.a{color:red}p.c,.a p{left:0}");
});

it("reads classes as the build escapes them and React writes them", () => {
  const css = String.raw`.tablet\:w-\[max\(1rem\,2rem\)\]{width:1px}.\32 xl{width:2px}.\[\&_img\]\:p-1 img{top:0}.\@x\:m{left:0}`;
  expect(used(css, '<p class="tablet:w-[max(1rem,2rem)] [&amp;_img]:p-1">')).toBe(
    String.raw`.tablet\:w-\[max\(1rem\,2rem\)\]{width:1px}.\[\&_img\]\:p-1 img{top:0}`,
  );
  expect(used(css, '<p class="2xl @x:m">')).toBe(String.raw`.\32 xl{width:2px}.\@x\:m{left:0}`);
});

it("does not ask for classes that a selector excludes or leaves open", () => {
  const css = ".a:not(.b,:has(.c)){top:0}:is(.d,.e) p{left:0}.f:hover{right:0}";
  expect(used(css, '<p class="a">')).toBe(".a:not(.b,:has(.c)){top:0}:is(.d,.e) p{left:0}");
});

it("goes into groups, drops empty ones, and keeps the order of layers", () => {
  const css =
    "/*! a note */\n@layer base,top;@layer base{@media print{.a{top:0}}}@supports (top:0){@media (width>1px){.b{top:0}}}" +
    "@layer top{.b{left:0}}";
  expect(used(css, '<p class="b">')).toBe(
    "/*! a note */\n@layer base,top;@layer base{}@supports (top:0){@media (width>1px){.b{top:0}}}@layer top{.b{left:0}}",
  );
});

it("keeps whole what is no rule for elements, and signs inside of strings", () => {
  const css =
    '@font-face{src:url("a{b}.woff2")}@keyframes turn{0%{top:0}to{top:1px}}@property --x{syntax:"*";inherits:false}' +
    '.a{content:"}";&:hover{@media (hover){color:red}}}.b{content:"{"}';
  expect(used(css, '<p class="b">')).toBe(css.replace(/\.a\{.*?\}\}\}/, ""));
});

it("refuses a sheet that closes more than it opens", () => {
  expect(() => parseStyleSheet("a{top:0}}}b{top:0}")).toThrow("closes more than it opens");
});
