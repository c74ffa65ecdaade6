import { describe, expect, it, test } from "vitest";
import { checkLead } from "../form-fields.ts";
import { expertSubmission, visitorInput } from "../testing/open-leads.ts";
import { clientPartOf, isBlocked, isHeadlessBrowser, reviewReasons } from "./guard.server.ts";

test.each([
  ["dana@example.com", ["dana@example.com"], true],
  ["Dana@Example.com", [" dana@EXAMPLE.com "], true],
  ["dana@example.com", ["example.com"], true],
  ["dana@mail.example.com", ["@example.com"], true],
  ["dana@notexample.com", ["example.com"], false],
  ["dana@example.com", ["a@example.com", ""], false],
])("isBlocked(%s) with block list %j returns %s", (email, blockList, blocked) => {
  expect(isBlocked(email, blockList)).toBe(blocked);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2"],
  ["2001:DB8:1:2::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("identifies the client at %s as %s", (address, clientKey) => {
  expect(clientPartOf(address)).toBe(clientKey);
});

test("detects headless browsers by the form's automation flag or by the user agent", () => {
  expect(isHeadlessBrowser(expertSubmission())).toBe(false);
  expect(isHeadlessBrowser(expertSubmission({ automated: true }))).toBe(true);
  expect(isHeadlessBrowser(expertSubmission({ userAgent: "Mozilla/5.0 HeadlessChrome/140.0" }))).toBe(true);
});

describe("reasons for a review", () => {
  const reasonsOf = (changes: Parameters<typeof expertSubmission>[0]) => {
    const submission = expertSubmission(changes);
    const checked = checkLead(submission.form, submission.values);
    return checked.valid ? reviewReasons(submission, checked.lead) : [];
  };

  it("are none for ordinary leads, with or without an elapsed time", () => {
    expect(reasonsOf({})).toEqual([]);
    expect(reasonsOf({ elapsedMs: 9_000 })).toEqual([]);
  });

  it("state each problem of a lead", () => {
    const values = { ...visitorInput, name: "Win at http://example.com {{x}}", phone: "+44 999 123 4567" };
    expect(reasonsOf({ values, honeypotFilled: true, elapsedMs: 150 })).toEqual([
      "hidden field filled in",
      "sent too quickly",
      "link or markup in a short field",
      "unusual phone number",
    ]);
  });
});
