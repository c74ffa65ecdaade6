import { describe, expect, it } from "vitest";
import {
  answers,
  type Behaviour,
  breaksOff,
  hangs,
  httpStandIn,
  resets,
  storesLead,
} from "./testing/http-stand-in.ts";
import { emailKeys, openTestLeads, patience, personOf, submissionOf } from "./testing/open-leads.ts";

const token = () => "token";

describe("nothing is lost", () => {
  it("whatever the destinations do before they answer", async () => {
    const troubles: [Behaviour, ...Behaviour[]] = [
      hangs,
      resets,
      answers(429),
      answers(500, "Internal Server Error"),
      answers(502, "<html>"),
      breaksOff(500),
      answers(401, "{}"),
    ];
    const provider = await httpStandIn(...troubles, answers(200, "OK"));
    const inbox = await httpStandIn(...troubles, storesLead);
    const { leads, logged } = openTestLeads({
      email: { ...emailKeys, origin: provider.origin },
      inbox: { apiUrl: inbox.origin, token },
    });
    for (const number of [1, 2, 3]) await leads.accept(submissionOf({ values: personOf(number) }));
    await expect.poll(() => leads.status().queued, patience).toBe(0);
    const last = inbox.calls.slice(troubles.length).map(({ body }) => JSON.stringify(body));
    expect(new Set(last).size).toBe(3);
    expect(logged.join("\n")).not.toMatch(/person|example\.com|605/i);
  });

  it("when nobody listens, and it all arrives after a restart", async () => {
    const { leads, logged, stateDir } = openTestLeads({ inbox: { apiUrl: "http://127.0.0.1:1", token } });
    await leads.accept(submissionOf());
    await expect.poll(() => logged.join("\n"), patience).toContain("0 Network Error");
    expect(leads.status()).toMatchObject({ queued: 1, stuck: 0, destinations: { inbox: { waiting: 1 } } });
    await leads.close();
    const inbox = await httpStandIn(storesLead);
    const again = openTestLeads({ stateDir, inbox: { apiUrl: inbox.origin, token } });
    await expect.poll(() => again.leads.status().queued, patience).toBe(0);
  });

  it("when there was no destination yet: every destination of a later start gets it", async () => {
    const { leads, stateDir } = openTestLeads();
    await leads.accept(submissionOf());
    expect(leads.status()).toMatchObject({ queued: 1, withoutDestination: 1, destinations: {} });
    await leads.close();
    const inbox = await httpStandIn(storesLead);
    const provider = await httpStandIn(answers(200, "OK"));
    const again = openTestLeads({
      stateDir,
      email: { ...emailKeys, origin: provider.origin },
      inbox: { apiUrl: inbox.origin, token },
    });
    await expect.poll(() => again.leads.status().queued, patience).toBe(0);
    expect([inbox.calls.length, provider.calls.length]).toEqual([1, 1]);
  });
});

it("shows what is stuck after fifteen minutes", async () => {
  const time = { now: Date.now() };
  const { leads } = openTestLeads({
    inbox: { apiUrl: "http://127.0.0.1:1", token },
    now: () => time.now,
  });
  await leads.accept(submissionOf());
  time.now += 16 * 60_000;
  expect(leads.status()).toMatchObject({
    queued: 1,
    stuck: 1,
    destinations: { inbox: { waiting: 1, stuck: 1, oldestWaitingMs: 16 * 60_000 } },
  });
});

it("does not wait for an hour that comes twice because the clock was set back", async () => {
  const time = { ahead: 3_600_000 };
  const refusal = answers(400, "{}");
  const inbox = await httpStandIn(refusal, storesLead);
  const now = () => Date.now() + time.ahead;
  const { leads, logged } = openTestLeads({ inbox: { apiUrl: inbox.origin, token }, now });
  await leads.accept(submissionOf());
  await expect.poll(() => logged.join(), patience).toContain("lead.needs-attention");
  time.ahead = 0;
  await expect.poll(() => leads.status().queued, { timeout: 4_000 }).toBe(0);
});
