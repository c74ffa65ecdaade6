import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { formatFileSize } from "~/content/format.ts";
import { deck } from "~/content/offering.ts";
import { deckSize } from "./copy.ts";

test("the deck is as large as the page says", () => {
  const file = path.join(import.meta.dirname, "../../../public", deck.href);
  expect(formatFileSize(statSync(file).size)).toBe(deckSize);
});
