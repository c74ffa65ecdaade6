import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

const htmlOf = async (markdown: string) => (await renderMarkdown(markdown)).html;

describe("a text that would take hours to render", () => {
  const million = 1_000_000;

  it.each([
    ["opening brackets", "[".repeat(million)],
    ["closing brackets", "]".repeat(million)],
    ["pairs of brackets", "[]".repeat(million / 2)],
    ["pictures begun", "![".repeat(million / 2)],
    ["stars and lines", "*a_ ".repeat(million / 4)],
    ["quotes in quotes", ">".repeat(million)],
    ["lists in lists", "1. ".repeat(million / 3)],
    ["tags begun", "<a ".repeat(million / 3)],
  ])(
    "is rendered or refused in time: %s",
    async (_name, markdown) => {
      await renderMarkdown(markdown, { deadlineMs: 200 }).catch((error: unknown) => {
        expect(String(error)).toMatch(/could not be read within 200 ms|nested too deeply/);
      });
    },
    20_000,
  );

  it("does not block other requests", async () => {
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 10);
    const rendered = renderMarkdown(`${"]".repeat(million)}!`, { deadlineMs: 1_000 });
    await expect(rendered).rejects.toThrow("could not be read");
    clearInterval(others);
    // About 100 on a free thread; 0 or 1 if rendering blocked this one.
    expect(turns).toBeGreaterThan(10);
  }, 30_000);

  it("does not affect the next text", async () => {
    const endless = renderMarkdown("]".repeat(million), { deadlineMs: 200 });
    await expect(endless).rejects.toThrow("could not be read within 200 ms");
    expect(await htmlOf("A *word*")).toBe("<p>A <em>word</em></p>");
  });
});
