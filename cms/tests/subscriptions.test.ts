import { describe, expect, it } from "vitest";
import type { ListResponse, Row } from "../src/plugins/leads/responses.ts";
import { credentials } from "./content-manager.ts";
import { callApi } from "./http.ts";
import { leadPageCalls } from "./lead-calls.ts";
import { inviteAndLogIn, logIn } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

const cms = await sharedCms();
const superAdmin = await logIn(cms, credentials);
const investorRelations = await inviteAndLogIn(cms, superAdmin, "Investor Relations", ["Iris", "Reyes"]);

let counter = 0;
const makeEvent = (name: string, email: string, fields: Record<string, unknown> = {}) => ({
  submissionId: `subscription-${++counter}`,
  form: "newsletter",
  event: name,
  email,
  requestedAt: "2026-11-20T10:00:00.000Z",
  receivedAt: name === "requested" ? "2026-11-20T10:00:00.000Z" : new Date().toISOString(),
  consentVersion: "2026-11-21",
  page: "/newsletter",
  unsubscribeLink: "https://site.example/newsletter/unsubscribe?token=abc",
  ...(name === "requested" && { confirmation: "link", needsReview: false }),
  ...fields,
});

const listSubscriptions = async (query: string) =>
  (await investorRelations("GET", `/subscriptions?${query}`)).data<ListResponse>();

async function save(email: string, body: object) {
  const { documentId } = await subscriptionOf(email);
  return investorRelations("PUT", `/subscriptions/${documentId}`, body);
}

const send = (data: unknown) =>
  callApi<object>(cms, "/subscriptions", { method: "POST", token: cms.token, body: { data } });

/** Returns the only subscription of an address. */
async function subscriptionOf(email: string): Promise<Row> {
  const [subscription, ...more] = (await listSubscriptions(`q=${email}`)).rows;
  if (!subscription || more.length > 0)
    throw new Error(`Expected one subscription of ${email}, found ${more.length + (subscription ? 1 : 0)}`);
  return subscription;
}

describe("POST /api/subscriptions", () => {
  it("responds with 201 to the event that creates a subscription, and with 200 to repeated and later ones", async () => {
    const signUp = makeEvent("requested", "first@example.com");
    expect((await send(signUp)).status).toBe(201);
    expect((await send(signUp)).status).toBe(200);
    expect(await subscriptionOf("first@example.com")).toMatchObject({ subscriptionState: "unconfirmed" });
    expect((await send(makeEvent("confirmed", "First@Example.com"))).status).toBe(200);
    expect(await subscriptionOf("first@example.com")).toMatchObject({
      subscriptionState: "confirmed",
      consentVersion: "2026-11-21",
      page: "/newsletter",
      requestedAt: "2026-11-20T10:00:00.000Z",
      confirmedAt: expect.any(String),
    });
    await send(makeEvent("unsubscribed", "first@example.com"));
    expect(await subscriptionOf("first@example.com")).toMatchObject({
      subscriptionState: "unsubscribed",
      unsubscribedAt: expect.any(String),
      changedBy: "The subscriber, by link",
    });
  });

  it("stores one subscription from twenty concurrent events, in the state of the latest one", async () => {
    const email = "at-once@example.com";
    const confirmed = { receivedAt: "2026-11-20T10:05:00.000Z" };
    const events = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? makeEvent("requested", email) : makeEvent("confirmed", email, confirmed),
    );
    // The unsubscription has the latest `receivedAt`, so it decides the final state.
    events[13] = makeEvent("unsubscribed", email);
    const responses = await Promise.all(events.map(send));
    expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([201]);
    expect((await subscriptionOf(email)).subscriptionState).toBe("unsubscribed");
  });

  it.each([
    ["email", { email: "nobody" }],
    ["requestedAt", { requestedAt: "yesterday" }],
    ["receivedAt", { receivedAt: undefined }],
    ["subscriptionState", { subscriptionState: "confirmed" }],
    ["notes", { notes: "mine" }],
  ])("refuses an invalid %s with 400, names the field, and repeats no value", async (field, fields) => {
    const { error, status, text } = await send(makeEvent("requested", "private@example.com", fields));
    expect(status).toBe(400);
    expect(error?.message).toContain(field);
    expect(text).not.toContain("private@");
  });

  it("accepts events from the site only, and logs no data", async () => {
    const data = makeEvent("requested", "quiet@example.com");
    const anonymous = await callApi(cms, "/subscriptions", { method: "POST", body: { data } });
    expect([401, 403]).toContain(anonymous.status);
    expect(await cms.logs()).not.toMatch(/@example\.com|token=abc/);
  });
});

describe("investor relations", () => {
  it("confirms and ends a subscription by hand, and cannot change what was sent", async () => {
    await send(makeEvent("requested", "hand@example.com", { confirmation: "team", needsReview: true }));
    for (const body of [{ state: "unconfirmed" }, { state: "confirmed", email: "else@example.com" }])
      expect((await save("hand@example.com", body)).status).toBe(400);
    const changedBy = "Iris Reyes <iris.reyes@example.com>";
    for (const [state, time] of [
      ["confirmed", "confirmedAt"],
      ["unsubscribed", "unsubscribedAt"],
    ] as const) {
      expect((await save("hand@example.com", { state })).status).toBe(200);
      expect(await subscriptionOf("hand@example.com")).toMatchObject({
        subscriptionState: state,
        needsReview: false,
        changedBy,
        [time]: expect.any(String),
      });
    }
  });

  it("cannot undo an unsubscription", async () => {
    await send(makeEvent("unsubscribed", "ended@example.com"));
    const { refusal, status } = await save("ended@example.com", { state: "confirmed" });
    expect([status, refusal().message]).toEqual([
      400,
      expect.stringContaining("Only they can subscribe again"),
    ]);
    expect((await subscriptionOf("ended@example.com")).subscriptionState).toBe("unsubscribed");
  });

  it("exports the filtered list, with the unsubscribe link of each subscriber", async () => {
    await send(makeEvent("requested", "=export@example.com"));
    const response = await investorRelations("GET", "/subscription-export?state=unconfirmed&q=export");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(/filename="subscribers-.*\.csv"/);
    const [header, row, ...more] = response.text.trim().split("\r\n");
    expect(header).toContain('"Email","State","Unsubscribe link"');
    expect(row).toContain(`"'=export@example.com","Unconfirmed","https://site.example/`);
    expect(more).toEqual([]);
  });

  it("lists and filters subscribers", async () => {
    const { rows, total } = await listSubscriptions("q=hand@example.com&state=unsubscribed");
    expect([total, rows]).toMatchObject([1, [{ email: "hand@example.com" }]]);
    expect((await investorRelations("GET", "/subscriptions?state=gone")).status).toBe(400);
  });
});

describe("erasing a person", () => {
  const { erase } = leadPageCalls(investorRelations);

  it("deletes the subscription; events of an earlier sign-up do not create it again", async () => {
    const signUp = makeEvent("requested", "gone@example.com");
    await send(signUp);
    expect(await erase("GONE@example.com")).toEqual({ leads: 0, subscriptions: 1 });
    for (const late of [
      signUp,
      makeEvent("confirmed", "gone@example.com"),
      makeEvent("unsubscribed", "gone@example.com"),
    ]) {
      const response = await send(late);
      expect(response).toMatchObject({ status: 200, data: { submissionId: late.submissionId } });
    }
    expect((await listSubscriptions("q=gone@example.com")).total).toBe(0);
  });

  it("lets the person sign up again", async () => {
    const later = new Date(Date.now() + 1_000).toISOString();
    expect(
      (await send(makeEvent("requested", "gone@example.com", { requestedAt: later, receivedAt: later })))
        .status,
    ).toBe(201);
  });
});
