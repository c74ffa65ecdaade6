import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leadClientAction, responseTimeoutMs } from "./lead-client-action.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("returns the server's response", async () => {
  const response = { outcome: "accepted" };
  await expect(leadClientAction({ serverAction: () => Promise.resolve(response) })).resolves.toBe(response);
});

it("reports no response when the connection is lost", async () => {
  const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(leadClientAction({ serverAction })).resolves.toEqual({ outcome: "noResponse" });
});

it("reports no response after a timeout", async () => {
  const response = leadClientAction({ serverAction: () => new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(responseTimeoutMs);
  await expect(response).resolves.toEqual({ outcome: "noResponse" });
});

it("rethrows redirects", async () => {
  const redirect = new Response(null, { status: 303, headers: { Location: "/thank-you" } });
  await expect(leadClientAction({ serverAction: () => Promise.reject(redirect) })).rejects.toBe(redirect);
});
