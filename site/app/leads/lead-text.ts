import * as v from "valibot";

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/u;
/** Control characters, byte-order marks, and the marks that make text read in another order than it is stored. */
const invisible = /[\p{Cc}\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
const invisibleButLayout = /(?![\t\n])[\p{Cc}\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Characters that show nothing by themselves: white space, what Unicode lets programs leave out of sight (zero-width
 * characters, Hangul fillers, variation selectors), controls and formats, marks without a letter, and the few whose
 * picture is blank.
 */
const blank =
  /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\u2800\u{1D159}\u{13441}-\u{13446}]/gu;

/** Text that looks empty is empty. */
const emptyWhenBlank = (text: string) => (text.replace(blank, "") === "" ? "" : text);

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD").normalize("NFC");

export function cleanLine(text: string): string {
  return emptyWhenBlank(wellFormed(text).replace(/\s+/gu, " ").replace(invisible, "").trim());
}

function cleanText(text: string): string {
  return emptyWhenBlank(wellFormed(text).replace(/\r\n?/g, "\n").replace(invisibleButLayout, "").trim());
}

/** Text of one line: line breaks are refused (they forge mail headers), other control characters removed. */
export function line(what: string, maxCharacters: number) {
  return v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.check((text) => !lineBreak.test(text), `Write the ${what} on one line`),
    v.transform(cleanLine),
    v.maxLength(maxCharacters, `Shorten the ${what} to ${maxCharacters} characters or fewer`),
  );
}

/** Text of many lines. */
export function paragraph(what: string, maxCharacters: number) {
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform(cleanText),
    v.maxLength(maxCharacters, `Shorten the ${what} to ${maxCharacters} characters or fewer`),
  );
}

/** What was left empty is absent. */
export function absentWhenEmpty(text: string): string | undefined {
  return text === "" ? undefined : text;
}
