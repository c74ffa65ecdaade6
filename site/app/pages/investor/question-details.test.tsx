import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { defaultInput, type QuestionSubject } from "./calculator/calculator-input.ts";
import { calculate } from "./calculator/returns.ts";
import { QuestionDetails } from "./question-details.tsx";

const limits = { largestDollars: 250_000, smallestDollars: 50_000 };

function detailsOf(dollars: number, requestedSubject: QuestionSubject): string {
  const calculation = calculate(dollars, limits, bundledSite.offering.returnClasses);
  const details = { calculation, input: defaultInput(limits), metTest: undefined, requestedSubject };
  return renderToString(
    <MemoryRouter>
      <QuestionDetails {...details} />
    </MemoryRouter>,
  );
}

it("asks for documents, in the message and in the hidden field, only if a class covers the amount", () => {
  const covered = detailsOf(100_000, "documents");
  expect(covered).toContain("Please send me the documents.");
  expect(covered).toContain('value="documents"');
  const uncovered = detailsOf(77_500, "documents");
  expect(uncovered).toContain("A question about this result");
  expect(uncovered).not.toContain('value="documents"');
});
