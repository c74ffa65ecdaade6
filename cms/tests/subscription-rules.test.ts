import { describe, expect, it } from "vitest";
import {
  changeBy,
  changeByHand,
  type Subscription,
  type SubscriptionState,
  subscriptionOf,
} from "../src/plugins/leads/server/subscriptions.ts";

type Event = Parameters<typeof changeBy>[1];

const day = (number: number) => `2026-11-${String(number).padStart(2, "0")}T10:00:00.000Z`;

/** Returns an event received on day `at`, which belongs to the sign-up of day `signedUp`. */
const event = (what: Event["event"], at: number, signedUp = at): Event => ({
  submissionId: `test-${what}-${at}`,
  form: "newsletter",
  event: what,
  email: "dana@example.com",
  requestedAt: day(signedUp),
  receivedAt: day(at),
  consentVersion: `wording of day ${signedUp}`,
  page: "/newsletter",
  unsubscribeLink: "https://site.example/newsletter/unsubscribe?token=t",
});

const requested = (at: number) => event("requested", at);
const confirmed = (at: number, signedUp = 1) => event("confirmed", at, signedUp);
const unsubscribed = (at: number, signedUp = 1) => event("unsubscribed", at, signedUp);

function after(...events: [Event, ...Event[]]): Subscription {
  const [first, ...others] = events;
  const subscription = subscriptionOf(first);
  for (const next of others) Object.assign(subscription, changeBy(subscription, next));
  return subscription;
}

const stateAfter = (...events: [Event, ...Event[]]) => after(...events).subscriptionState;

describe("a subscription", () => {
  it("is unconfirmed first, then confirmed, then unsubscribed", () => {
    expect(stateAfter(requested(1))).toBe("unconfirmed");
    expect(stateAfter(requested(1), confirmed(2))).toBe("confirmed");
    expect(stateAfter(requested(1), confirmed(2), unsubscribed(3))).toBe("unsubscribed");
    expect(stateAfter(requested(1), unsubscribed(2))).toBe("unsubscribed");
  });

  it("does not change when somebody else types the address into the form", () => {
    expect(changeBy(after(requested(1), confirmed(2)), requested(5))).toBeUndefined();
  });

  it("starts again when a former subscriber signs up and confirms", () => {
    const again = [requested(1), confirmed(2), unsubscribed(3), requested(5)] as const;
    expect(after(...again)).toMatchObject({ subscriptionState: "unconfirmed", confirmedAt: null });
    expect(after(...again, confirmed(6, 5))).toMatchObject({
      subscriptionState: "confirmed",
      consentVersion: "wording of day 5",
    });
  });

  it("ends by the link of an earlier sign-up", () => {
    expect(
      stateAfter(
        requested(1),
        confirmed(2),
        unsubscribed(3),
        requested(5),
        confirmed(6, 5),
        unsubscribed(7, 1),
      ),
    ).toBe("unsubscribed");
  });
});

describe("repeated and reordered events", () => {
  it("change nothing the second time", () => {
    const subscription = after(requested(1), confirmed(2), unsubscribed(3));
    for (const repeated of [requested(1), confirmed(2), unsubscribed(3)])
      expect(changeBy(subscription, repeated)).toBeUndefined();
  });

  it("lead to the same state in any order", () => {
    for (const order of [
      [requested(1), unsubscribed(3), confirmed(2)],
      [confirmed(2), requested(1), unsubscribed(3)],
      [confirmed(2), unsubscribed(3), requested(1)],
      [unsubscribed(3), requested(1), confirmed(2)],
      [unsubscribed(3), confirmed(2), requested(1)],
    ] as const)
      expect(stateAfter(...order)).toBe("unsubscribed");
    expect(stateAfter(confirmed(2), requested(1))).toBe("confirmed");
  });

  it("let a late unsubscription win", () => {
    expect(stateAfter(requested(1), confirmed(2), confirmed(4), unsubscribed(3))).toBe("unsubscribed");
  });

  it("ignore a confirmation that is older than the last unsubscription", () => {
    expect(stateAfter(requested(1), unsubscribed(3), unsubscribed(5), confirmed(4))).toBe("unsubscribed");
  });
});

describe("the team", () => {
  const byHand = (from: SubscriptionState, to: SubscriptionState) =>
    changeByHand({ ...after(requested(1)), subscriptionState: from }, to, "Iris <iris@example.com>", day(9));

  it.each([
    ["unsubscribed", "confirmed"],
    ["unsubscribed", "unconfirmed"],
    ["confirmed", "unconfirmed"],
  ] as const)("cannot make %s %s", (from, to) => expect(byHand(from, to)).toBeUndefined());
});
