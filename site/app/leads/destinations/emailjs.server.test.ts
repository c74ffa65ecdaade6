import { describe, expect, it } from "vitest";
import { freePort } from "../../../testing/listen.ts";
import { acceptsEmail, respondsWith, startFakeServer } from "../testing/fake-http.ts";
import {
  countWaitingFor,
  emailAt,
  expertSubmission,
  openTestLeads,
  personSubmission,
  visitorInput,
  waitOptions,
} from "../testing/open-leads.ts";
import { EmailParameterError, sendEmail } from "./emailjs.server.ts";

describe("the email provider", () => {
  it("gets exactly the specified body", async () => {
    const provider = await startFakeServer(acceptsEmail);
    const email = { ...emailAt(provider), privateKey: "private" };
    const { leads } = openTestLeads({ email });
    await leads.accept(expertSubmission({ campaign: { utm_source: "letter" }, project: "Bluestem Reserve" }));
    await expect.poll(() => countWaitingFor(leads, "email"), waitOptions).toBe(0);
    const [call] = provider.calls;
    expect(call).toMatchObject({
      method: "POST",
      path: "/api/v1.0/email/send",
      headers: { "content-type": "application/json" },
    });
    expect(call?.body).toEqual({
      lib_version: "5.0.2",
      user_id: "public",
      service_id: "service",
      template_id: "template",
      accessToken: "private",
      template_params: {
        from_name: visitorInput.name,
        name: visitorInput.name,
        email: visitorInput.email,
        phone: visitorInput.phone,
        state: visitorInput.region,
      },
    });
  });

  it.each([
    ["The public key is required", { publicKey: "" }],
    ["The service ID is required", { serviceId: "" }],
    ["The template ID is required", { templateId: "" }],
  ])("is rejected at startup if a setting is missing: %s", (message, missing) => {
    expect(() =>
      openTestLeads({ email: { ...emailAt({ origin: "http://localhost" }), ...missing } }),
    ).toThrow(message);
  });

  it("is not called again before the time in its Retry-After header", async () => {
    const provider = await startFakeServer(
      respondsWith(429, "Too Many Requests", { "Retry-After": "1" }),
      acceptsEmail,
    );
    const { leads } = openTestLeads({ email: emailAt(provider) });
    for (const number of [1, 2, 3]) await leads.accept(personSubmission(number));
    await expect.poll(() => countWaitingFor(leads, "email"), waitOptions).toBe(0);
    const [refusedAt, next] = provider.calls.map(({ at }) => at);
    expect((next ?? 0) - (refusedAt ?? 0)).toBeGreaterThanOrEqual(990);
    expect(provider.calls).toHaveLength(4);
  });
});

describe("sendEmail", () => {
  const send = (origin: string, params: unknown) =>
    sendEmail(emailAt({ origin }), params, AbortSignal.timeout(5_000));

  it.each([["text"], [7], [null], [undefined], [["list"]]])(
    "rejects %j as template params",
    async (params) => {
      await expect(send("http://127.0.0.1:1", params)).rejects.toThrow(EmailParameterError);
    },
  );

  it("returns status 0, the text Network Error and the cause if there is no response", async () => {
    const port = await freePort();
    const refused = [`connect ECONNREFUSED 127.0.0.1:${port}`, `connect ECONNREFUSED ::1:${port}`];
    expect(await send(`http://127.0.0.1:${port}`, {})).toMatchObject({
      status: 0,
      text: "Network Error",
      ok: false,
      cause: refused[0],
    });
    // `localhost` resolves to two addresses, and the connection to each fails.
    for (const cause of (await send(`http://localhost:${port}`, {})).cause?.split(", ") ?? [""])
      expect(refused).toContain(cause);
  });

  it("counts any 2xx as success, and returns any other status with its text", async () => {
    const provider = await startFakeServer(respondsWith(204), respondsWith(400, "The service ID not found"));
    expect(await send(provider.origin, {})).toMatchObject({ status: 204, ok: true });
    expect(await send(provider.origin, {})).toMatchObject({
      status: 400,
      text: "The service ID not found",
      ok: false,
    });
  });
});
