import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { assert, describe, expect, it } from "vitest";
import type { Leads } from "../leads.server.ts";
import { leadsContext } from "../leads-context.server.ts";
import { LeadStorageError } from "../queue/schema.server.ts";
import { openWithSignUp } from "../testing/newsletter.ts";
import { expectEmptyQueue, waitOptions } from "../testing/open-leads.ts";
import { linkAction, linkLoader } from "./link-pages.server.ts";

const page = "https://site.example/newsletter/unsubscribe";
const oneClick = "List-Unsubscribe=One-Click";
const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };

function contextOf(leads: Leads): ActionFunctionArgs["context"] {
  const context = new RouterContextProvider();
  context.set(leadsContext, leads);
  return context;
}

const get = (leads: Leads, url: string, purpose: "confirm" | "unsubscribe" = "unsubscribe") =>
  linkLoader(purpose)({ context: contextOf(leads), request: new Request(url) });

const post = (leads: Leads, url: string, body?: BodyInit, headers: HeadersInit = urlEncoded) =>
  linkAction("unsubscribe")({
    context: contextOf(leads),
    request: new Request(url, { method: "POST", headers, ...(body !== undefined && { body }) }),
  });

describe("opening a link", () => {
  it("asks for a click and changes nothing", async () => {
    const { inbox, leads, unsubscribeToken: token } = await openWithSignUp();
    for (const _ of [1, 2, 3]) {
      const response = await get(leads, `${page}?token=${token}`);
      expect(response).toMatchObject({ data: { state: "ask", token }, init: { status: 200 } });
    }
    await expectEmptyQueue(leads);
    expect(inbox.calls).toHaveLength(1);
  });

  it("shows that the link is invalid if its token is missing or for another purpose", async () => {
    const { confirmToken, leads } = await openWithSignUp();
    for (const url of [page, `${page}?token=${confirmToken}`]) {
      const response = await get(leads, url);
      expect(response).toMatchObject({ data: { state: "invalid", token: "" }, init: { status: 400 } });
    }
  });
});

describe("the button of a link's page", () => {
  it("unsubscribes by the token in the body, and redirects to a page without the token", async () => {
    const { inbox, leads, unsubscribeToken: token } = await openWithSignUp();
    const response = await post(leads, page, new URLSearchParams({ token }).toString());
    await expect.poll(() => inbox.calls.length, waitOptions).toBe(2);
    expect(inbox.calls[1]?.body).toMatchObject({ data: { event: "unsubscribed" } });
    assert(response instanceof Response);
    // The redirected page can be reloaded and does not identify the subscriber.
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      303,
      {
        "cache-control": "no-store",
        location: "/newsletter/unsubscribe?done",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      },
    ]);
    const shown = await get(leads, new URL(response.headers.get("location") ?? "", page).href);
    expect(shown).toMatchObject({ data: { state: "done", token: "" }, init: { status: 200 } });
  });

  it("can be clicked again if the click cannot be stored", async () => {
    const { leads, unsubscribeToken: token } = await openWithSignUp();
    Object.assign(leads.newsletter, { actOnLink: () => Promise.reject(new LeadStorageError("full")) });
    const failure = { data: { state: "failed", token }, init: { status: 503 } };
    expect(await post(leads, page, new URLSearchParams({ token }).toString())).toMatchObject(failure);
    expect(await post(leads, `${page}?token=${token}`, oneClick)).toMatchObject(failure);
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
    const { inbox, leads, unsubscribeToken: token } = await openWithSignUp();
    const response = await post(leads, `${page}?token=${token}`, body, headers);
    expect(response).toMatchObject({ data: { state: "done" }, init: { status: 200 } });
    await expect.poll(() => inbox.calls.length, waitOptions).toBe(2);
  });
});
