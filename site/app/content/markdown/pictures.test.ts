import { describe, expect, it, vi } from "vitest";
import type { ImageAsset } from "../model/model.ts";
import { renderMarkdown } from "./markdown.server.ts";

const asset: ImageAsset = {
  alt: "",
  height: 900,
  sources: [{ srcSet: "/files/abc/480.webp 480w, /files/abc/800.webp 800w", type: "image/webp" }],
  src: "/files/abc/800.webp",
  width: 1600,
};
const picture = async () => asset;

describe("pictures in a text", () => {
  it("come in the site's own sizes with their dimensions, and load lazily", async () => {
    const { html } = await renderMarkdown("![A path](https://cms.example/uploads/path.jpg)", { picture });
    expect(html).toBe(
      '<figure><picture><source sizes="(width < 44rem) 90vw, 40rem" ' +
        'srcset="/files/abc/480.webp 480w, /files/abc/800.webp 800w" type="image/webp">' +
        '<img alt="A path" decoding="async" height="900" loading="lazy" src="/files/abc/800.webp" width="1600">' +
        "</picture></figure>",
    );
  });

  it("are requested by URL and alternative text, once per URL", async () => {
    const find = vi.fn(picture);
    await renderMarkdown("![a](images/one.webp)\n\n![b](images/one.webp)\n\n![c](/two.png)", {
      picture: find,
    });
    expect(find.mock.calls).toEqual([
      ["images/one.webp", "a"],
      ["/two.png", "c"],
    ]);
  });

  it("become figures, also beside other pictures and in links, with their title as caption", async () => {
    const { html } = await renderMarkdown('![a](a.png "Plan, *2026*")\n[![b](b.png)](/portfolio)', {
      picture,
    });
    expect(html).toContain("<figure><figcaption>Plan, *2026*</figcaption><picture>");
    expect(html).toContain('<figure><a href="/portfolio"><picture>');
    expect(html).not.toContain("<p>");
  });

  it("that are missing leave a note with their alternative text", async () => {
    const { html } = await renderMarkdown("![A *plan*](gone.png)\n\nSee ![](gone.png).");
    expect(html).toBe(
      "<p><em>Picture not available: A plan</em></p>\n<p>See <em>Picture not available.</em>.</p>",
    );
  });

  it("are requested only if their URL is relative, http or https", async () => {
    const find = vi.fn(picture);
    const { html } = await renderMarkdown(
      "![x](data:image/svg+xml,<svg/onload=alert(1)>) ![y](javascript:alert(1)) ![z](file:///etc/passwd) ![]()",
      { picture: find },
    );
    expect(find).not.toHaveBeenCalled();
    expect(html).not.toContain("<img");
  });

  it("are limited to one hundred", async () => {
    const find = vi.fn(picture);
    const markdown = Array.from({ length: 200 }, (_, index) => `![${index}](${index}.png)`).join("\n\n");
    const { html } = await renderMarkdown(markdown, { picture: find });
    expect(find).toHaveBeenCalledTimes(100);
    expect(html.match(/<img/g)).toHaveLength(100);
    expect(html.match(/Picture not available/g)).toHaveLength(100);
  });

  it("never load from another site, whatever URL is returned for them", async () => {
    const elsewhere: ImageAsset = {
      ...asset,
      sources: [{ srcSet: "/a.webp 1w, //evil.example/a.webp 2w", type: "image/webp" }],
      src: "//evil.example/a.png",
    };
    const { html } = await renderMarkdown("![a](a.png)", { picture: async () => elsewhere });
    expect(html).not.toContain("evil");
  });
});
