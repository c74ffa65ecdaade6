import { describe, expect, it } from "vitest";
import { fileInText } from "./posts.server.ts";

describe("a picture in a text", () => {
  const origin = "http://cms:1337";
  it.each([
    ["/uploads/a.png", `${origin}/uploads/a.png`],
    ["http://cms:1337/media/a.png?x=1", `${origin}/media/a.png?x=1`],
    // Editors see the service under another host than the site does.
    ["https://admin.example.com/uploads/a.png", `${origin}/uploads/a.png`],
  ])("at %s is fetched from the content service", (url, fetchedUrl) => {
    expect(fileInText(url, origin)).toEqual({ url: fetchedUrl });
  });

  it.each([
    "https://elsewhere.example/a.png",
    "data:image/png;base64,AA",
    "file:///uploads/a",
    "/art/a.svg",
    "http://[",
  ])("at %s is not fetched", (url) => {
    expect(fileInText(url, origin)).toBeNull();
  });
});
