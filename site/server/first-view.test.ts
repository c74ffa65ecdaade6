import { expect, it } from "vitest";
import { withFastFirstView } from "./first-view.ts";

const nonce = "only-known-here";
const nonceAttribute = `nonce="${nonce}"`;
const sheets = new Map([["/static/css/root-1.css", "body{color:red}"]]);
const firstView = (html: string) => withFastFirstView(html, nonce, sheets);

it("inlines the styles of the page, and leaves other sheets in place", () => {
  const otherSheet = `<link ${nonceAttribute} rel="stylesheet" href="/elsewhere.css"/>`;
  expect(
    firstView(`<link ${nonceAttribute} rel="stylesheet" href="/static/css/root-1.css"/>${otherSheet}<p>`),
  ).toBe(
    `<style ${nonceAttribute} data-sheet="/static/css/root-1.css">body{color:red}</style>${otherSheet}<p>`,
  );
});

it("inlines a sheet that a lazy module shares, whose URL ends in #", () => {
  expect(firstView(`<link ${nonceAttribute} rel="stylesheet" href="/static/css/root-1.css#"/><p>`)).toBe(
    `<style ${nonceAttribute} data-sheet="/static/css/root-1.css#">body{color:red}</style><p>`,
  );
});

it("delays the app's scripts and their preloads", () => {
  const html = firstView(
    `<link ${nonceAttribute} rel="modulepreload" href="/a.js"/><link ${nonceAttribute} rel="modulepreload" href="/b.js"/>` +
      `<script ${nonceAttribute} type="module" async="">import "/a.js";</script>`,
  );
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    `<script ${nonceAttribute} data-preloads="/a.js /b.js" type="text/app">import "/a.js";</script>`,
  );
});

it("finds sheets and scripts with their attributes in any order", () => {
  const html = firstView(
    `<link href="/static/css/root-1.css" rel="stylesheet" ${nonceAttribute}><link href="/a.js" ${nonceAttribute} rel="modulepreload">` +
      `<script async="" type="module" ${nonceAttribute}>import "/a.js";</script><p>`,
  );
  expect(html).not.toContain("<link");
  expect(html).toContain(
    `<style ${nonceAttribute} data-sheet="/static/css/root-1.css">body{color:red}</style>`,
  );
  expect(html).toContain('data-preloads="/a.js" type="text/app"');
});

it("lays out the whole page at once if it opens at a form's errors", () => {
  const page = `<head><link ${nonceAttribute} rel="modulepreload" href="/a.js"/></head><p autofocus="">No</p><script ${nonceAttribute} type="module">go()</script>`;
  expect(firstView(page)).not.toContain("content-visibility");
  expect(firstView(page.replace(' autofocus=""', ""))).toContain("content-visibility");
});

it("refuses a page without the app's script", () => {
  expect(() =>
    firstView(
      `<link ${nonceAttribute} rel="modulepreload" href="/a.js"/><script ${nonceAttribute}>go()</script>`,
    ),
  ).toThrow("React Router no longer starts pages with an inline module script.");
});

it("delays only the app's scripts, not one inside a text", () => {
  const evil = '<script type="module">evil()</script>';
  const html = firstView(
    `<link ${nonceAttribute} rel="modulepreload" href="/a.js"/>${evil}<script ${nonceAttribute} type="module">good()</script>`,
  );
  expect(html).toContain(evil);
  expect(html).toContain('type="text/app">good()</script>');
});
