import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defineCopy, fill, withEdits } from "./copy.ts";
import { CopyEditsContext, Filled, useCopy } from "./use-copy.tsx";

test("fills the placeholders of a sentence with texts and numbers", () => {
  expect(fill("From {minimum}, over {years} years.", { minimum: "$50,000", years: 20 })).toBe(
    "From $50,000, over 20 years.",
  );
  expect(fill("Nothing to fill.", {})).toBe("Nothing to fill.");
});

test("does not fill placeholders inside a value", () => {
  expect(fill("{first} {second}", { first: "{second}", second: "$&" })).toBe("{second} $&");
});

test("the compiler requires every placeholder of the sentence", () => {
  // @ts-expect-error: a name is missing.
  expect(fill("From {minimum}", {})).toBe("From {minimum}");
  // @ts-expect-error: a name is misspelled.
  expect(fill("From {minimum}", { minimun: "$1" })).toBe("From {minimum}");
});

test("fills a placeholder with an element", () => {
  const sentence = <Filled text="Write to {email} or call." values={{ email: <a href="/x">us</a> }} />;
  expect(renderToStaticMarkup(sentence)).toBe('Write to <a href="/x">us</a> or call.');
});

const page = defineCopy("page", {
  hero: { title: "From {minimum}" },
  rows: [{ text: "One" }, { text: "Two" }],
});

test("an edit appears in the result and leaves the defaults unchanged", () => {
  const edits = {
    "page.hero.title": "Ask, from {minimum}",
    "page.rows.1.text": "Second",
    "pages.hero.title": "No",
  };
  expect(withEdits(page, edits)).toEqual({
    hero: { title: "Ask, from {minimum}" },
    rows: [{ text: "One" }, { text: "Second" }],
  });
  expect(page.hero.title).toBe("From {minimum}");
  expect(withEdits(page, { "other.hero.title": "No" })).toBe(page);
});

test("an edit of an unknown field changes nothing", () => {
  expect(
    withEdits(page, { "page.hero.lead": "Gone", "page.rows.7.text": "Gone", "page.__proto__.x": 1 }),
  ).toEqual(page);
});

const Headline = () => <h1>{useCopy(page).hero.title}</h1>;

test("components use edited copy", () => {
  const edits = { "page.hero.title": "Ours" };
  expect(renderToStaticMarkup(<Headline />)).toBe("<h1>From {minimum}</h1>");
  expect(
    renderToStaticMarkup(
      <CopyEditsContext value={edits}>
        <Headline />
      </CopyEditsContext>,
    ),
  ).toBe("<h1>Ours</h1>");
});
