import { describe, expect, it } from "vitest";
import { preloadLinks } from "./cdn.ts";

describe("preloadLinks", () => {
  it("says of fonts and pictures what the page says", () => {
    const html = `<head><link rel="stylesheet" href="/x.css"/><link rel="modulepreload" href="/x.js"/>
      <link rel="preload" as="font" type="font/woff2" href="/static/a.woff2" crossorigin="anonymous"/>
      <link rel="preload" as="image" fetchPriority="high" imageSrcSet="/p-480.avif 480w, /p-800.avif 800w"
        imageSizes="(width &lt; 44rem) 178vw, 100vw"/></head>`;
    expect(preloadLinks(html)).toBe(
      '</static/a.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin="anonymous", ' +
        '</p-480.avif>; rel=preload; as="image"; fetchpriority="high"; ' +
        'imagesrcset="/p-480.avif 480w, /p-800.avif 800w"; imagesizes="(width < 44rem) 178vw, 100vw"',
    );
  });

  it("leaves out what no header field can hold", () => {
    expect(preloadLinks('<link rel="preload" as="image" href="/ä.avif"/>')).toBe("");
    expect(preloadLinks('<link rel="preload" as="image" href="/a\n.avif"/>')).toBe("");
    expect(preloadLinks("<p>nothing</p>")).toBe("");
  });
});
