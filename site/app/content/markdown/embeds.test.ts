import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

const htmlOf = async (markdown: string) => (await renderMarkdown(markdown)).html;

describe("a paragraph with a link to a video", () => {
  it("becomes a play link to YouTube, which works without JavaScript, if it is only that link", async () => {
    const html = await htmlOf("[A walk through the site](https://youtu.be/aqz-KE-bpKQ)");
    expect(html).toMatch(
      /^<div class="video video-panel"><a class="video-play" data-youtube="aqz-KE-bpKQ" href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ" rel="noopener noreferrer" target="_blank">/,
    );
    expect(html).toContain("Play: A walk through the site");
    expect(html).toContain("Loads from YouTube when you press play.");
    expect(html).toContain("(opens in a new tab)");
    expect(html).not.toMatch(/<iframe|<img/);
  });

  it("becomes a play link even if it is a bare URL", async () => {
    const html = await htmlOf("https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10");
    expect(html).toContain("Play the video");
  });

  it.each([
    "Watch https://youtu.be/aqz-KE-bpKQ",
    "https://youtu.be/aqz-KE-bpKQ https://youtu.be/aqz-KE-bpKQ",
    "https://www.youtube.com/@channel",
    "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ",
  ])(
    "stays a paragraph if it contains anything else, or if the link leads to no YouTube video: %s",
    async (markdown) => {
      expect(await htmlOf(markdown)).not.toContain("video-panel");
    },
  );
});
