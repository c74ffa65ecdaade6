import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

describe("a text that would take hours to render", () => {
  const million = 1_000_000;

  it.each([
    ["closing brackets", "]".repeat(million)],
    ["unclosed pictures", "![".repeat(million / 2)],
    ["quotes in quotes", ">".repeat(million)],
    ["unclosed tags", "<a ".repeat(million / 3)],
  ])(
    "is rendered or refused in time: %s",
    async (_name, markdown) => {
      await renderMarkdown(markdown, { deadlineMs: 200 }).catch((error: unknown) => {
        expect(String(error)).toMatch(/could not be rendered within 200 ms|nested too deeply/);
      });
    },
    20_000,
  );

  it("does not block the main thread", async () => {
    let timerRuns = 0;
    const timer = setInterval(() => {
      timerRuns += 1;
    }, 10);
    const rendering = renderMarkdown(`${"]".repeat(million)}!`, { deadlineMs: 1_000 });
    await expect(rendering).rejects.toThrow("could not be rendered");
    clearInterval(timer);
    // About 100 on a free thread; 0 or 1 if rendering blocked it.
    expect(timerRuns).toBeGreaterThan(10);
  }, 30_000);
});
