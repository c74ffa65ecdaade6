import { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contentContext } from "~/content/content-context.server.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { newsletterFields } from "../../../testing/plain-form.ts";
import { sampleLandingPage } from "../../../testing/sample-content.ts";
import type { Leads } from "../leads.server.ts";
import { leadsContext, visitorContext } from "../leads-context.server.ts";
import { LeadStorageError } from "../queue/schema.server.ts";
import { acceptsEmail, startFakeServer, storesLead } from "../testing/fake-http.ts";
import {
  emailAt,
  inboxAt,
  leadId,
  openTestLeads,
  personInput,
  visitorInput,
  waitOptions,
} from "../testing/open-leads.ts";
import { leadAction } from "./lead-action.server.ts";
import type { Submission } from "./submission.server.ts";

const page = "https://site.example/jefferson-reserve-phase-2";

function send(leads: Leads, fields: Record<string, string>, init: RequestInit = {}, address = page) {
  const context = new RouterContextProvider();
  context.set(contentContext, { ...bundledSite, landingPages: [sampleLandingPage()] });
  context.set(leadsContext, leads);
  context.set(visitorContext, { ip: "203.0.113.7" });
  const body = new URLSearchParams({ form: "expert", ...fields });
  const request = new Request(`${address}.data`, { method: "POST", body, ...init });
  return leadAction({ request, url: new URL(address), context });
}

/** Returns the answer as the router sends it. */
async function answerOf(...args: Parameters<typeof send>) {
  const answer = await send(...args);
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers, data: undefined };
  return { status: answer.init?.status, headers: new Headers(answer.init?.headers), data: answer.data };
}

describe("with JavaScript", () => {
  it("responds to an accepted lead with data", async () => {
    const { leads } = openTestLeads();
    const answer = await answerOf(leads, { ...visitorInput, submissionId: leadId });
    expect(answer).toMatchObject({ status: 200, data: { outcome: "accepted", form: "expert" } });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await leads.status()).queued).toBe(1);
  });

  it("stores the campaign of a campaign page unless the visitor's link names one", async () => {
    const { submissions, recordingLeads } = recordSubmissions();
    const address = "https://site.example/spring-2027";
    await send(recordingLeads, { ...visitorInput, submissionId: leadId }, {}, address);
    for (const query of ["utm_source=letter", "utm_campaign=letter-3&utm_source=letter"]) {
      await send(recordingLeads, { ...visitorInput, landing: `${address}?${query}` }, {}, address);
    }
    expect(submissions.map(({ campaign, page }) => [page, campaign])).toEqual([
      ["/spring-2027", { utm_campaign: "spring-2027" }],
      ["/spring-2027", { utm_campaign: "spring-2027", utm_source: "letter" }],
      ["/spring-2027", { utm_campaign: "letter-3", utm_source: "letter" }],
    ]);
  });

  it("responds 422 with the errors and the input", async () => {
    const { leads } = openTestLeads();
    const typed = { ...visitorInput, name: "", email: "dana@example" };
    expect(await answerOf(leads, { ...typed, submissionId: leadId })).toMatchObject({
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
      const answer = await answerOf(leads, fields);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, nextPage]);
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
  ])("reads %j as %j", async (phoneOrQuestion, read, emailedPhone) => {
    const inbox = await startFakeServer(storesLead);
    const provider = await startFakeServer(acceptsEmail);
    const { leads } = openTestLeads({
      inbox: inboxAt(inbox),
      email: emailAt(provider),
    });
    const answer = await answerOf(leads, { ...question, phoneOrQuestion }, {}, "https://site.example/");
    expect(answer.headers.get("Location")).toBe("/thank-you");
    await expect.poll(() => [inbox.calls.length, provider.calls.length], waitOptions).toEqual([1, 1]);
    const person = {
      form: "project-question",
      name: visitorInput.name,
      email: visitorInput.email,
      reason: "investing",
    };
    const { data } = v.parse(v.object({ data: v.record(v.string(), v.unknown()) }), inbox.calls[0]?.body);
    expect(data).toMatchObject({ ...person, project: "Bluestem Reserve", ...read });
    expect(Object.keys(data)).not.toContain("phoneOrQuestion");
    expect([data.phone, data.message].filter(Boolean)).toEqual(Object.values(read));
    expect(provider.calls[0]?.body).toMatchObject({ template_params: { phone: emailedPhone } });
  });
});

it("responds 503 with the input if the lead cannot be stored", async () => {
  const { leads } = openTestLeads();
  const full = Object.assign(leads, { accept: () => Promise.reject(new LeadStorageError("full")) });
  expect(await answerOf(full, { ...visitorInput, submissionId: leadId })).toMatchObject({
    status: 503,
    data: { outcome: "failed", values: visitorInput },
  });
});

/** Records the submissions that the action makes. */
function recordSubmissions() {
  const { leads } = openTestLeads();
  const submissions: Submission[] = [];
  const accept = leads.accept.bind(leads);
  const recordingLeads = Object.assign(leads, {
    accept(submission: Submission) {
      submissions.push(submission);
      return accept(submission);
    },
  });
  return { submissions, recordingLeads };
}

it("keeps the published project named by the form or its page and ignores others", async () => {
  const { submissions, recordingLeads } = recordSubmissions();
  const contactPage = "https://site.example/contact";
  await send(recordingLeads, { ...personInput(1), project: "bluestem-reserve" }, {}, contactPage);
  await send(recordingLeads, { ...personInput(2), project: "a-castle-in-spain" }, {}, contactPage);
  await send(recordingLeads, personInput(3), {}, contactPage);
  await send(recordingLeads, personInput(4));
  expect(submissions.map(({ project }) => project)).toEqual([
    "Bluestem Reserve",
    undefined,
    undefined,
    "Jefferson Phase 2",
  ]);
});

it("keeps the page that held the form when the action of another page handles it", async () => {
  const { submissions, recordingLeads } = recordSubmissions();
  const question = { form: "project-question", project: "", ...personInput(1) };
  const contactPage = "https://site.example/contact";
  for (const referer of [`${page}?from=mail#ask`, "https://site.example/spring-2027", "about:blank"])
    await send(recordingLeads, question, { headers: { Referer: referer } }, contactPage);
  expect(submissions.map(({ campaign, page, project }) => [page, campaign?.utm_campaign, project])).toEqual([
    ["/jefferson-reserve-phase-2", undefined, undefined],
    ["/spring-2027", "spring-2027", undefined],
    ["/contact", undefined, undefined],
  ]);
});

it("stores the source of a lead", async () => {
  const { submissions, recordingLeads } = recordSubmissions();
  const landing = "https://site.example/?utm_source=letter&utm_campaign=may&token=secret";
  const referrer = "https://search.example/find?q=apartments";
  await send(recordingLeads, {
    ...visitorInput,
    submissionId: leadId,
    landing,
    referrer,
    elapsedMs: "8200",
    website: "",
    automated: "",
  });
  await send(recordingLeads, personInput(2), { headers: { Referer: `${page}?utm_source=poster` } });
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

describe("a request", () => {
  it("is refused unless it is a POST", async () => {
    const { leads } = openTestLeads();
    await expect(send(leads, visitorInput, { method: "DELETE" })).rejects.toMatchObject({ status: 405 });
  });
});
