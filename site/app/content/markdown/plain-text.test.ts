import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

test.each([
  ["One *two* **th**ree.\n\nFour `five`", "One two three. Four five"],
  ["## Rents > rates & more\n\n- a < b\n- “c” > d", "Rents > rates & more. a < b “c” > d"],
  ["| A | B |\n|---|---|\n| 1 | 2 |", "A B 1 2"],
  ['[The builder](https://builder.example "a > b") said', "The builder said"],
  ["A note.[^1]\n\n[^1]: Its words.", /^A note\. .*Its words\./],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "Play the video"],
])("the plain text of %j is %o", async (markdown, expected) => {
  const { plainText } = await renderMarkdown(markdown);
  if (typeof expected === "string") expect(plainText).toBe(expected);
  else expect(plainText).toMatch(expected);
});
