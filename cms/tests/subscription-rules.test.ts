import { describe, expect, it } from "vitest";
import {
  changeForEvent,
  newsletterEventBodySchema,
  type Subscription,
  subscriptionAfter,
} from "../src/plugins/leads/server/subscriptions.ts";

type Event = Parameters<typeof changeForEvent>[1];

const day = (number: number) => `2026-11-${String(number).padStart(2, "0")}T10:00:00.000Z`;

/** Returns an event received on day `eventDay` of November. It belongs to the sign-up of day `signUpDay`. */
function makeEvent(kind: Event["event"], eventDay: number, signUpDay = eventDay): Event {
  const data = {
    submissionId: `test-${kind}-${eventDay}`,
    form: "newsletter",
    event: kind,
    email: "dana@example.com",
    requestedAt: day(signUpDay),
    receivedAt: day(eventDay),
    consentVersion: `wording of day ${signUpDay}`,
    page: "/newsletter",
    unsubscribeLink: "https://site.example/newsletter/unsubscribe?token=t",
  };
  return newsletterEventBodySchema.parse({ data }).data;
}

const requestedOn = (eventDay: number) => makeEvent("requested", eventDay);
const confirmedOn = (eventDay: number, signUpDay = 1) => makeEvent("confirmed", eventDay, signUpDay);
const unsubscribedOn = (eventDay: number, signUpDay = 1) => makeEvent("unsubscribed", eventDay, signUpDay);

function applyEvents(...events: [Event, ...Event[]]): Subscription {
  const [first, ...others] = events;
  const subscription = subscriptionAfter(first);
  for (const nextEvent of others) Object.assign(subscription, changeForEvent(subscription, nextEvent));
  return subscription;
}

const stateAfter = (...events: [Event, ...Event[]]) => applyEvents(...events).subscriptionState;

describe("a subscription", () => {
  it("is unconfirmed first, then confirmed, then unsubscribed", () => {
    expect(stateAfter(requestedOn(1))).toBe("unconfirmed");
    expect(stateAfter(requestedOn(1), confirmedOn(2))).toBe("confirmed");
    expect(stateAfter(requestedOn(1), confirmedOn(2), unsubscribedOn(3))).toBe("unsubscribed");
    expect(stateAfter(requestedOn(1), unsubscribedOn(2))).toBe("unsubscribed");
  });

  it("stays confirmed when somebody types its address into the form", () => {
    expect(changeForEvent(applyEvents(requestedOn(1), confirmedOn(2)), requestedOn(5))).toBeUndefined();
  });

  it("starts again when a former subscriber signs up and confirms", () => {
    const again = [requestedOn(1), confirmedOn(2), unsubscribedOn(3), requestedOn(5)] as const;
    expect(applyEvents(...again)).toMatchObject({ subscriptionState: "unconfirmed", confirmedAt: null });
    expect(applyEvents(...again, confirmedOn(6, 5))).toMatchObject({
      subscriptionState: "confirmed",
      consentVersion: "wording of day 5",
    });
  });
});

describe("repeated and reordered events", () => {
  it("change nothing the second time", () => {
    const subscription = applyEvents(requestedOn(1), confirmedOn(2), unsubscribedOn(3));
    for (const repeated of [requestedOn(1), confirmedOn(2), unsubscribedOn(3)])
      expect(changeForEvent(subscription, repeated)).toBeUndefined();
  });

  it("lead to the same state in any order", () => {
    for (const order of [
      [requestedOn(1), unsubscribedOn(3), confirmedOn(2)],
      [confirmedOn(2), requestedOn(1), unsubscribedOn(3)],
      [confirmedOn(2), unsubscribedOn(3), requestedOn(1)],
      [unsubscribedOn(3), requestedOn(1), confirmedOn(2)],
      [unsubscribedOn(3), confirmedOn(2), requestedOn(1)],
    ] as const)
      expect(stateAfter(...order)).toBe("unsubscribed");
    expect(stateAfter(confirmedOn(2), requestedOn(1))).toBe("confirmed");
  });

  it("ignore a confirmation that is older than the last unsubscription", () => {
    expect(stateAfter(requestedOn(1), unsubscribedOn(3), unsubscribedOn(5), confirmedOn(4))).toBe(
      "unsubscribed",
    );
  });
});
