import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { youtubeId } from "./fields.ts";
import { youtubeIdIn } from "./youtube.ts";

describe("the id in a video's URL", () => {
  it.each([
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    "https://youtube.com/watch?list=x&v=aqz-KE-bpKQ#t=3",
    "https://m.youtube.com/watch?v=aqz-KE-bpKQ",
    "https://youtu.be/aqz-KE-bpKQ?t=10",
    "https://www.youtube.com/shorts/aqz-KE-bpKQ",
    "https://www.youtube.com/live/aqz-KE-bpKQ",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
  ])("is found in %s", (url) => {
    expect(youtubeIdIn(url)).toBe("aqz-KE-bpKQ");
  });

  it.each([
    "not a URL",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ%22%3E",
    "https://youtu.be/a/aqz-KE-bpKQ",
    "javascript://youtu.be/aqz-KE-bpKQ",
    "https://user@evil.example/https://youtu.be/aqz-KE-bpKQ",
  ])("is missing in %s", (url) => {
    expect(youtubeIdIn(url)).toBeNull();
  });
});

it("a video field takes a URL or an id", () => {
  for (const pastedText of ["aqz-KE-bpKQ", " https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s "]) {
    expect(v.parse(youtubeId, pastedText)).toBe("aqz-KE-bpKQ");
  }
  expect(v.safeParse(youtubeId, "https://vimeo.com/12345").success).toBe(false);
});
