import { describe, expect, it, test } from "vitest";
import type { FieldValues } from "./field-names.ts";
import { checkLead, type FormName } from "./form-fields.ts";
import { visitorInput } from "./testing/open-leads.ts";

function errorsOf(form: FormName, values: FieldValues) {
  const checked = checkLead(form, values);
  return checked.valid ? {} : checked.errors;
}

describe("the check of a form accepts", () => {
  test.each([
    ["name", "Jürgen Müller-Lüdenscheidt"],
    ["name", "Nguyễn Thị Minh Khai"],
    ["name", "عبد الله"],
    ["name", "山田 太郎"],
    ["name", "O'Brien, Jr."],
    ["name", "X"],
    ["name", "می‌خواهم"],
    ["email", "a@b.co"],
    ["email", "first.last+tag@sub.example.co.uk"],
    ["email", "o'brien@example.ie"],
    ["email", "1@2.org"],
    ["phone", "(605) 555-0112"],
    ["phone", "+44 20 7946 0958"],
    ["phone", "+33 1 42 68 53 00"],
    ["phone", "605.555.0112 ext. 7"],
    ["phone", "+81-3-1234-5678"],
  ])("the %s %s", (field, value) => {
    const typed = { ...visitorInput, [field]: value };
    expect(checkLead("expert", typed)).toMatchObject({ valid: true, lead: { [field]: value } });
  });

  it("leads without a state", () => {
    expect(errorsOf("expert", { ...visitorInput, region: "" })).toEqual({});
    const { region: _, ...withoutRegion } = visitorInput;
    expect(errorsOf("bottom", withoutRegion)).toEqual({});
  });

  it("a contact lead that has only a name, an email address and a reason", () => {
    const contact = { name: visitorInput.name, email: visitorInput.email, reason: "tax" };
    expect(checkLead("contact", { ...contact, phone: "", message: " " })).toEqual({
      valid: true,
      lead: { form: "contact", ...contact, phone: undefined, message: undefined, consent: undefined },
    });
    expect(errorsOf("contact", { ...contact, consent: "v4-2026-11" })).toEqual({});
    expect(Object.keys(errorsOf("contact", {}))).toEqual(["name", "email", "reason"]);
  });
});

describe("the check of a form normalizes", () => {
  test.each([
    ["  Dana   Whitfield ", "Dana Whitfield"],
    ["Dana\tWhitfield", "Dana Whitfield"],
    ["Zoe\u0308", "Zo\u00eb"],
    ["Da\u0000na\u001b[31m", "Dana[31m"],
    ["\u202eanaD", "anaD"],
    ["Dana\ud800", "Dana\ufffd"],
    // More marks than any language uses; sorting them takes quadratic time.
    [`a${"\u0301".repeat(50)}b`, `\u00e1${"\u0301".repeat(29)}b`],
  ])("the name %j as %j", (typed, name) => {
    expect(checkLead("expert", { ...visitorInput, name: typed })).toMatchObject({
      valid: true,
      lead: { name },
    });
  });

  it("a message, but keeps its lines", () => {
    const message = "One\r\nTwo\r\n\r\nThree\u0007";
    const checked = checkLead("contact", { ...visitorInput, reason: "other", message });
    expect(checked).toMatchObject({ valid: true, lead: { message: "One\nTwo\n\nThree" } });
  });
});

describe("the check of a form refuses wrong input, and says how to correct it", () => {
  const phoneMessage =
    "Enter a phone number like (605) 555-0112, or with a country code like +44 20 7946 0958.";
  test.each<[FormName, FieldValues, string]>([
    ["expert", { name: "" }, "Enter your full name."],
    ["expert", { name: " \u0000 " }, "Enter your full name."],
    ["expert", { name: "Dana\r\nBcc: everyone@example.com" }, "Write your name on one line."],
    ["expert", { name: "x".repeat(121) }, "Shorten your name to 120 characters or fewer."],
    ["expert", { name: `D${" ".repeat(480)}W` }, "Shorten your name to 120 characters or fewer."],
    ["expert", { email: "" }, "Enter your email address."],
    ["bottom", { email: "dana@example" }, "Enter an email address like dana@example.com."],
    ["bottom", { email: "dana" }, "Enter an email address like dana@example.com."],
    ["bottom", { email: "a b@example.com" }, "Enter an email address like dana@example.com."],
    ["bottom", { email: "a@b.com\nBcc: c@d.com" }, "Write your email address on one line."],
    ["expert", { phone: "" }, "Enter your phone number."],
    ["expert", { phone: "call me" }, phoneMessage],
    ["expert", { phone: "123" }, phoneMessage],
    ["expert", { region: "x".repeat(81) }, "Shorten your state to 80 characters or fewer."],
    ["contact", { reason: "" }, "Choose a reason."],
    ["contact", { reason: "anything" }, "Choose a reason from the list."],
    ["contact", { message: "x".repeat(4001) }, "Shorten your message to 4000 characters or fewer."],
    ["contact", { message: "\u0301".repeat(16_001) }, "Shorten your message to 4000 characters or fewer."],
  ])("in the %s form %j: %s", (form, wrong, message) => {
    const [field = ""] = Object.keys(wrong);
    expect(errorsOf(form, { ...visitorInput, reason: "tax", ...wrong })).toEqual({ [field]: message });
  });
});

describe("the check of a form treats text that looks empty as empty", () => {
  const blanks = [
    "   ",
    "\u200B\u200B\u200B",
    "\u3164",
    "\u115F\u1160",
    "\uFFA0",
    "\u2800\u2800",
    "\u00AD",
    "\u034F",
    "\u2060\uFEFF",
    "\u200E\u200F\u061C",
    "\uFE0F",
    "\u{E0020}\u{E007F}",
    "\u{1D159}",
    "\u0301",
    "\u180E\u00A0\u3000",
  ];
  test.each(blanks)("%j as a required name, phone and email", (blank) => {
    const errors = errorsOf("expert", { name: blank, email: blank, phone: blank });
    expect(errors).toEqual({
      name: "Enter your full name.",
      email: "Enter your email address.",
      phone: "Enter your phone number.",
    });
  });
  test.each(blanks)("%j where nothing is required", (blank) => {
    const typed = { name: "Dana", email: "dana@example.com", reason: "other", phone: blank, message: blank };
    const checked = checkLead("contact", typed);
    expect(checked).toMatchObject({ valid: true, lead: { phone: undefined, message: undefined } });
  });
});
