import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newsletterFields } from "../../../testing/plain-form.ts";
import type { Leads } from "../leads.server.ts";
import { LeadStorageError } from "../queue/schema.server.ts";
import { acceptsEmail, startFakeServer, storesLead } from "../testing/fake-http.ts";
import {
  emailAt,
  inboxAt,
  leadId,
  openTestLeads,
  personInput,
  publicUrl,
  visitorInput,
  waitOptions,
} from "../testing/open-leads.ts";
import { postLead } from "../testing/post-lead.ts";
import type { Submission } from "./submission.server.ts";

/** Posts an expert form, unless `fields` name another one, to the page at `path`. */
function send(
  leads: Leads,
  fields: Record<string, string>,
  { path, ...init }: RequestInit & { readonly path?: string } = {},
) {
  return postLead(leads, { body: new URLSearchParams({ form: "expert", ...fields }), ...init }, path);
}

/** Opens leads, and records each submission to them. */
function openRecordedLeads() {
  const { leads } = openTestLeads();
  const submissions: Submission[] = [];
  const accept = leads.accept.bind(leads);
  leads.accept = (submission) => {
    submissions.push(submission);
    return accept(submission);
  };
  return { leads, submissions };
}

describe("with JavaScript", () => {
  it("responds to an accepted lead with data", async () => {
    const { leads } = openTestLeads();
    const response = await send(leads, { ...visitorInput, submissionId: leadId });
    expect(response).toMatchObject({ status: 200, data: { outcome: "accepted", form: "expert" } });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect((await leads.status()).queued).toBe(1);
  });

  it("stores the campaign of a campaign page unless the visitor's link names one", async () => {
    const { leads, submissions } = openRecordedLeads();
    const path = "/spring-2027";
    await send(leads, { ...visitorInput, submissionId: leadId }, { path });
    for (const query of ["utm_source=letter", "utm_campaign=letter-3&utm_source=letter"])
      await send(leads, { ...visitorInput, landing: `${publicUrl}${path}?${query}` }, { path });
    expect(submissions.map(({ campaign, page }) => [page, campaign])).toEqual([
      ["/spring-2027", { utm_campaign: "spring-2027" }],
      ["/spring-2027", { utm_campaign: "spring-2027", utm_source: "letter" }],
      ["/spring-2027", { utm_campaign: "letter-3", utm_source: "letter" }],
    ]);
  });

  it("responds 422 with the errors and the input", async () => {
    const { leads } = openTestLeads();
    const typed = { ...visitorInput, name: "", email: "dana@example" };
    expect(await send(leads, { ...typed, submissionId: leadId })).toMatchObject({
      status: 422,
      data: {
        outcome: "invalid",
        errors: { name: "Enter your full name.", email: "Enter an email address like dana@example.com." },
        values: typed,
      },
    });
  });
});

describe("without JavaScript", () => {
  it.each([
    ["/thank-you", visitorInput],
    ["/newsletter/requested", newsletterFields(visitorInput.email)],
  ])("redirects to %s and queues a repeated form once", async (nextPage, fields) => {
    const { leads } = openTestLeads();
    for (const _ of [1, 2]) {
      const response = await send(leads, fields);
      expect([response.status, response.headers.get("Location")]).toEqual([303, nextPage]);
    }
    expect((await leads.status()).queued).toBe(1);
  });
});

describe("a question about a project", () => {
  const question = {
    form: "project-question",
    name: visitorInput.name,
    email: visitorInput.email,
    project: "bluestem-reserve",
  };

  it.each([
    ["(605) 251-0112", { phone: "(605) 251-0112" }, "(605) 251-0112"],
    ["+44 20 7946 0958\n", { phone: "+44 20 7946 0958" }, "+44 20 7946 0958"],
    ["123-4567", { message: "123-4567" }, ""],
    ["Call (605) 251-0112\nafter five", { message: "Call (605) 251-0112\nafter five" }, ""],
    ["", {}, ""],
  ])("stores the text %j as %j", async (phoneOrQuestion, stored, emailedPhone) => {
    const inbox = await startFakeServer(storesLead);
    const provider = await startFakeServer(acceptsEmail);
    const { leads } = openTestLeads({ inbox: inboxAt(inbox), email: emailAt(provider) });
    const response = await send(leads, { ...question, phoneOrQuestion }, { path: "/" });
    expect(response.headers.get("Location")).toBe("/thank-you");
    await expect.poll(() => [inbox.calls.length, provider.calls.length], waitOptions).toEqual([1, 1]);
    const { data } = v.parse(v.object({ data: v.record(v.string(), v.unknown()) }), inbox.calls[0]?.body);
    expect(data).toMatchObject({ ...question, project: "Bluestem Reserve", reason: "investing", ...stored });
    expect(Object.keys(data)).not.toContain("phoneOrQuestion");
    expect([data.phone, data.message].filter(Boolean)).toEqual(Object.values(stored));
    expect(provider.calls[0]?.body).toMatchObject({ template_params: { phone: emailedPhone } });
  });
});

it("responds 503 with the input if the lead cannot be stored", async () => {
  const { leads } = openTestLeads();
  leads.accept = () => Promise.reject(new LeadStorageError("full"));
  expect(await send(leads, { ...visitorInput, submissionId: leadId })).toMatchObject({
    status: 503,
    data: { outcome: "failed", values: visitorInput },
  });
});

it("stores the published project that the form or its page names, and no other", async () => {
  const { leads, submissions } = openRecordedLeads();
  await send(leads, { ...personInput(1), project: "bluestem-reserve" }, { path: "/contact" });
  await send(leads, { ...personInput(2), project: "a-castle-in-spain" }, { path: "/contact" });
  await send(leads, personInput(3), { path: "/contact" });
  await send(leads, personInput(4));
  expect(submissions.map(({ project }) => project)).toEqual([
    "Bluestem Reserve",
    undefined,
    undefined,
    "Jefferson Phase 2",
  ]);
});

it("stores the page that showed the form when the action of another page handles it", async () => {
  const { leads, submissions } = openRecordedLeads();
  const question = { form: "project-question", project: "", ...personInput(1) };
  for (const referer of [
    `${publicUrl}/jefferson-reserve-phase-2?from=mail#ask`,
    `${publicUrl}/spring-2027`,
    "about:blank",
  ])
    await send(leads, question, { headers: { Referer: referer }, path: "/contact" });
  expect(submissions.map(({ campaign, page, project }) => [page, campaign?.utm_campaign, project])).toEqual([
    ["/jefferson-reserve-phase-2", undefined, undefined],
    ["/spring-2027", "spring-2027", undefined],
    ["/contact", undefined, undefined],
  ]);
});

it("stores where the visitor came from", async () => {
  const { leads, submissions } = openRecordedLeads();
  const landing = "https://site.example/?utm_source=letter&utm_campaign=may&token=secret";
  const referrer = "https://search.example/find?q=apartments";
  await send(leads, {
    ...visitorInput,
    submissionId: leadId,
    landing,
    referrer,
    elapsedMs: "8200",
    website: "",
    automated: "",
  });
  await send(leads, personInput(2), {
    headers: { Referer: `${publicUrl}/portfolio?utm_source=poster` },
  });
  expect(submissions[0]).toMatchObject({
    page: "/jefferson-reserve-phase-2",
    ip: "203.0.113.7",
    campaign: { utm_source: "letter", utm_campaign: "may" },
    referrer: "https://search.example/find",
    elapsedMs: 8_200,
    honeypotFilled: false,
    automated: false,
  });
  expect(submissions[1]).toMatchObject({ campaign: { utm_source: "poster" } });
});

it("responds 405 unless the method is POST", async () => {
  const { leads } = openTestLeads();
  await expect(send(leads, visitorInput, { method: "DELETE" })).rejects.toMatchObject({ status: 405 });
});
