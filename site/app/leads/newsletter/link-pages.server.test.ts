import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { assert, describe, expect, it } from "vitest";
import type { Leads } from "../leads.server.ts";
import { leadsContext } from "../leads-context.server.ts";
import { LeadStorageError } from "../queue/schema.server.ts";
import { newsletterSubmission, openTestNewsletter, tokenIn } from "../testing/newsletter.ts";
import { expectEmptyQueue, waitOptions } from "../testing/open-leads.ts";
import { linkAction, linkLoader } from "./link-pages.server.ts";

const page = "https://site.example/newsletter/unsubscribe";
const oneClick = "List-Unsubscribe=One-Click";
const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };

async function signedUp(now = Date.now) {
  const opened = await openTestNewsletter({ now });
  await opened.leads.accept(newsletterSubmission("dana@example.com"));
  await expect.poll(() => opened.mails.length, waitOptions).toBe(1);
  const token = tokenIn(opened.mails[0], "unsubscribe");
  return { ...opened, confirm: tokenIn(opened.mails[0], "confirm"), token };
}

function contextOf(leads: Leads): ActionFunctionArgs["context"] {
  const context = new RouterContextProvider();
  context.set(leadsContext, leads);
  return context;
}

const get = (leads: Leads, address: string, purpose: "confirm" | "unsubscribe" = "unsubscribe") =>
  linkLoader(purpose)({ context: contextOf(leads), request: new Request(address) });

const post = (leads: Leads, address: string, body?: BodyInit, headers: HeadersInit = urlEncoded) =>
  linkAction("unsubscribe")({
    context: contextOf(leads),
    request: new Request(address, { method: "POST", headers, ...(body !== undefined && { body }) }),
  });

describe("opening a link", () => {
  it("asks for a click and changes nothing", async () => {
    const { inbox, leads, token } = await signedUp();
    for (const _ of [1, 2, 3]) {
      const answer = await get(leads, `${page}?token=${token}`);
      expect(answer).toMatchObject({ data: { state: "ask", token }, init: { status: 200 } });
    }
    await expectEmptyQueue(leads);
    expect(inbox.calls).toHaveLength(1);
  });

  it("reports a link for another purpose, a forged one, or none as invalid", async () => {
    const { confirm, leads } = await signedUp();
    for (const address of [page, `${page}?token=${confirm}`]) {
      const answer = await get(leads, address);
      expect(answer).toMatchObject({ data: { state: "invalid", token: "" }, init: { status: 400 } });
    }
  });
});

describe("the button", () => {
  it("sends the token in the body", async () => {
    const { inbox, leads, token } = await signedUp();
    const answer = await post(leads, page, new URLSearchParams({ token }).toString());
    await expect.poll(() => inbox.calls.length, waitOptions).toBe(2);
    expect(inbox.calls[1]?.body).toMatchObject({ data: { event: "unsubscribed" } });
    assert(answer instanceof Response);
    // The redirected page can be reloaded and does not identify the subscriber.
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      303,
      {
        "cache-control": "no-store",
        location: "/newsletter/unsubscribe?done",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      },
    ]);
    const shown = await get(leads, new URL(answer.headers.get("location") ?? "", page).href);
    expect(shown).toMatchObject({ data: { state: "done", token: "" }, init: { status: 200 } });
  });

  it("keeps the token if the decision cannot be stored", async () => {
    const { leads, token } = await signedUp();
    Object.assign(leads.newsletter, { actOnLink: () => Promise.reject(new LeadStorageError("full")) });
    const answer = await post(leads, `${page}?token=${token}`, oneClick);
    expect(answer).toMatchObject({ data: { state: "failed", token }, init: { status: 503 } });
  });
});

describe("a mail provider's one click (RFC 8058)", () => {
  const form = () => {
    const fields = new FormData();
    fields.set("List-Unsubscribe", "One-Click");
    return fields;
  };

  it.each([
    ["as a plain form", oneClick, urlEncoded],
    ["as a multipart form", form(), {}],
    ["without a body", undefined, {}],
    ["with invalid JSON", "{", { "Content-Type": "application/json" }],
  ])("unsubscribes by the URL alone: %s", async (_how, body, headers) => {
    const { inbox, leads, token } = await signedUp();
    const answer = await post(leads, `${page}?token=${token}`, body, headers);
    expect(answer).toMatchObject({ data: { state: "done" }, init: { status: 200 } });
    await expect.poll(() => inbox.calls.length, waitOptions).toBe(2);
  });
});
