import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Filled } from "./use-words.tsx";
import { fill } from "./words.ts";

test("a sentence has its figures put in place", () => {
  expect(fill("From {minimum}, over {years} years.", { minimum: "$50,000", years: 20 })).toBe(
    "From $50,000, over 20 years.",
  );
  expect(fill("Nothing to fill.", {})).toBe("Nothing to fill.");
});

test("a figure is never read as a placeholder", () => {
  expect(fill("{first} {second}", { first: "{second}", second: "$&" })).toBe("{second} $&");
});

test("the compiler asks for the names that the sentence has", () => {
  // @ts-expect-error: a name is missing.
  expect(fill("From {minimum}", {})).toBe("From {minimum}");
  // @ts-expect-error: a name is misspelled.
  expect(fill("From {minimum}", { minimun: "$1" })).toBe("From {minimum}");
});

test("a sentence has links put in place", () => {
  const sentence = <Filled text="Write to {email} or call." values={{ email: <a href="/x">us</a> }} />;
  expect(renderToStaticMarkup(sentence)).toBe('Write to <a href="/x">us</a> or call.');
});
