import { describe, expect, it } from "vitest";
import { startFakeServer, storesLead } from "../testing/fake-http.ts";
import { expectEmptyQueue, inboxAt, openTestLeads, visitorInput } from "../testing/open-leads.ts";
import { postLead } from "../testing/post-lead.ts";

const urlEncoded = "application/x-www-form-urlencoded";

/** Opens a site with an inbox, which shows the stored leads. */
async function openSite() {
  const inbox = await startFakeServer(storesLead);
  const { leads, logged } = openTestLeads({ inbox: inboxAt(inbox) });

  const post = (body: string, type: string | null = urlEncoded) =>
    postLead(leads, { body: Buffer.from(body), ...(type !== null && { headers: { "Content-Type": type } }) });

  async function stored(): Promise<unknown[]> {
    await expectEmptyQueue(leads);
    return inbox.calls.map(({ body }) => body);
  }

  return { logged, post, stored };
}

const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const expert = (changes: Record<string, string>) => encoded({ form: "expert", ...visitorInput, ...changes });
const contact = (changes: Record<string, string>) =>
  encoded({
    form: "contact",
    name: visitorInput.name,
    email: visitorInput.email,
    reason: "other",
    ...changes,
  });

describe("a form is rejected as invalid and not stored if it has", () => {
  it.each([
    ["a header in the name, with a line separator", expert({ name: "Dana\u2028Bcc: a@example.com" }), "name"],
    ["an email address with a name", expert({ email: "Dana <dana@example.com>" }), "email"],
    ["a state of 60,000 characters", expert({ region: "x".repeat(60_000) }), "region"],
    ["a reason that is not in the list", contact({ reason: "__proto__" }), "reason"],
    [
      "bytes that are not UTF-8 in the email address",
      "form=expert&name=Dana&email=%ff%fe%40example.com",
      "email",
    ],
  ])("%s", async (_what, body, field) => {
    const { logged, post, stored } = await openSite();
    const { data, status } = await post(body);
    expect(status).toBe(422);
    expect(data).toMatchObject({ outcome: "invalid", errors: { [field]: expect.any(String) } });
    expect(await stored()).toEqual([]);
    expect(logged).toEqual([]);
  });
});

describe("a request is refused with 400 or 413 if it has", () => {
  const multipart = "multipart/form-data; boundary=b";
  it.each<[string, string, string | null, number]>([
    ["JSON", JSON.stringify({ form: "expert", ...visitorInput }), "application/json", 400],
    [
      "JSON with the content type of a form",
      JSON.stringify({ form: "expert", ...visitorInput }),
      urlEncoded,
      400,
    ],
    ["a form in plain text encoding", "form=expert\r\nname=Dana", "text/plain", 400],
    ["no content type", expert({}), null, 400],
    [
      "a multipart body that breaks off",
      '--b\r\nContent-Disposition: form-data; name="form"\r\n\r\nexp',
      multipart,
      400,
    ],
    ["an empty body", "", urlEncoded, 400],
    ["a form that does not exist", encoded({ form: "constructor", ...visitorInput }), urlEncoded, 400],
    ["100 kilobytes in one field", contact({ message: "x".repeat(100_000) }), urlEncoded, 413],
    ["100,000 fields", `form=expert&${"a=&".repeat(100_000)}`, urlEncoded, 413],
  ])("%s", async (_what, body, type, expected) => {
    const { post, stored } = await openSite();
    const { data, status } = await post(body, type);
    expect(status).toBe(expected);
    expect(data).toMatchObject({ outcome: "refused", values: {} });
    expect(await stored()).toEqual([]);
  });
});

describe("a form is accepted, and its input stored as plain text, if it has", () => {
  it.each<[string, string, Record<string, unknown>]>([
    [
      "a template",
      expert({ name: "{{constructor.constructor('x')()}}" }),
      { name: "{{constructor.constructor('x')()}}", needsReview: true },
    ],
    [
      "markup",
      expert({ name: "<script>alert(1)</script>" }),
      { name: "<script>alert(1)</script>", needsReview: true },
    ],
    [
      "a quotation mark for SQL",
      expert({ name: "Robert'); DROP TABLE leads;--" }),
      { name: "Robert'); DROP TABLE leads;--" },
    ],
    ["control characters, removed", expert({ name: "Da\u0000na \u001b[31mW\u0008" }), { name: "Dana [31mW" }],
    [
      "a byte that is not UTF-8, replaced",
      `${expert({ name: "" })}`.replace("name=", "name=Da%ffna"),
      { name: "Da\ufffdna" },
    ],
    [
      "a message with a formula and a header",
      contact({ message: "=1+1\r\nBcc: a@example.com" }),
      { message: "=1+1\nBcc: a@example.com" },
    ],
    ["10,000 extra fields", `${expert({})}&${"a=&".repeat(10_000)}`, { name: visitorInput.name }],
    [
      "a repeated field, with its first value",
      `${expert({})}&name=Mallory&email=m%40example.com`,
      { name: visitorInput.name, email: visitorInput.email },
    ],
    [
      "names of internal fields",
      `${expert({})}&__proto__=1&needsReview=true&receivedAt=0&consent=x`,
      { needsReview: false, form: "expert" },
    ],
    [
      "a submission ID that is not a UUID",
      expert({ submissionId: "../../etc/passwd" }),
      { submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ],
    [
      "a landing URL that is not a web address",
      expert({ landing: "javascript:alert(1)?utm_source=x", referrer: "data:text/html,x" }),
      { name: visitorInput.name },
    ],
  ])("%s", async (_what, body, expected) => {
    const { logged, post, stored } = await openSite();
    const { status } = await post(body);
    expect([200, 303]).toContain(status);
    const [lead, ...again] = await stored();
    expect(lead).toMatchObject({ data: expected });
    expect(lead).not.toHaveProperty("data.referrer");
    // A slow machine may send the same lead again.
    for (const same of again) expect(same).toEqual(lead);
    expect(logged.join()).not.toMatch(/whitfield|example\.com|605\D{0,2}[25]5/i);
  });
});
