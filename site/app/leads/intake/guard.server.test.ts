import { describe, expect, it, test } from "vitest";
import { checkLead } from "../form-fields.ts";
import { expertSubmission, visitorInput } from "../testing/open-leads.ts";
import { checkPhone, clientPartOf, isBlocked, isHeadlessBrowser, reviewReasons } from "./guard.server.ts";

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
])("identifies the client with the IP %s by %s", (ip, clientPart) => {
  expect(clientPartOf(ip)).toBe(clientPart);
});

test("detects headless browsers by the form's automation flag or by the user agent", () => {
  expect(isHeadlessBrowser(expertSubmission())).toBe(false);
  expect(isHeadlessBrowser(expertSubmission({ automated: true }))).toBe(true);
  expect(isHeadlessBrowser(expertSubmission({ userAgent: "Mozilla/5.0 HeadlessChrome/140.0" }))).toBe(true);
});

describe("the check of a phone number", () => {
  test.each([
    "(605) 555-0112",
    "6055550112",
    "+1 605 555 0112 x4",
    "+44 20 7946 0958",
    "+91 98765 43210",
    "+49 30 901820",
  ])("accepts %s", (phone) => expect(checkPhone(phone)).toEqual({ isUnusual: false }));

  test.each([
    "000-000-0000",
    "1111111111",
    "123-456-7890",
    "12345",
    "020 7946 0958 12",
    "+1 605 555",
    "+999 12345678",
  ])("refuses %s", (phone) => expect(checkPhone(phone).problem).toMatch(/^Enter a phone number like/));

  it("accepts a number unknown to the bundled plan and marks it for review", () => {
    expect(checkPhone("+44 999 123 4567")).toEqual({ isUnusual: true });
  });
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
