// Not the stack's own test: none of these opens a page in the browser.
import { expect, test } from "@playwright/test";
import { type ConfigData, HtmlValidate } from "html-validate";
import { postForm } from "../testing/plain-form.ts";
import { pages } from "../testing/routes.ts";
import { examplePath, examplePreview } from "./stack/example-page.ts";
import { runningStack } from "./stack/running-stack.ts";

/** The HTML standard, as far as it can be checked without a browser; no rule of it is off. */
const standard: ConfigData = {
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    // "ARIA in HTML" calls a role that repeats its element an error, and so does the Nu HTML checker.
    "no-redundant-role": "error",
  },
};

const validator = new HtmlValidate(standard);

async function expectValid(html: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(found).toEqual([]);
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, "");
  expect(shown.match(/\{\w+\}/g), "names of figures that should stand in their place").toBeNull();
}

for (const address of pages) {
  test(`${address} is valid HTML`, async () => {
    const answer = await fetch(runningStack().siteUrl + address);
    await expectValid(await answer.text());
  });
}

test("a page of the team's own is valid HTML", async () => {
  const headers = { Cookie: `preview=${await examplePreview()}` };
  const answer = await fetch(runningStack().siteUrl + examplePath, { headers });
  expect(answer.status).toBe(200);
  await expectValid(await answer.text());
});

test("the gallery is valid HTML", async () => {
  const answer = await fetch(`${runningStack().galleryUrl}/gallery`);
  expect(answer.status).toBe(200);
  await expectValid(await answer.text());
});

test("the error screen is valid HTML", async () => {
  const answer = await fetch(`${runningStack().galleryUrl}/gallery/error`);
  expect(answer.status).toBe(503);
  await expectValid(await answer.text());
});

const forms = [
  { address: "/contact", form: "contact" },
  { address: "/jefferson-reserve-phase-2", form: "expert" },
  { address: "/jefferson-reserve-phase-2", form: "bottom" },
  { address: "/property-investment-opportunity", form: "expert" },
  { address: "/property-investment-opportunity", form: "bottom" },
  { address: "/investment-opportunity-in-south-dakota", form: "expert" },
  { address: "/investment-opportunity-in-south-dakota", form: "bottom" },
  { address: "/newsletter", form: "newsletter" },
];

for (const { address, form } of forms) {
  test(`the ${form} form of ${address} is valid HTML with its mistakes`, async () => {
    const answer = await postForm(runningStack().siteUrl + address, { form });
    expect(answer.status).toBe(422);
    await expectValid(await answer.text());
  });
}
