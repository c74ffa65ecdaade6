import { describe, expect, it } from "vitest";
import type { LinkPurpose } from "./link-page.ts";
import { NewsletterLinks } from "./links.server.ts";

const publicUrl = "https://site.example";
const day = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 21);

const signUp = {
  email: "dana.whitfield@example.com",
  submissionId: "6f1c1a52-7a43-4b0e-9a5c-0d0f2f0f7c11",
  requestedAt: new Date(now - 60_000).toISOString(),
  consentVersion: "2026-11-21",
  page: "/newsletter",
};

const secret = "of the queue";
const links = new NewsletterLinks(secret, publicUrl);
const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";
const tokenFor = (purpose: LinkPurpose) => tokenOf(links.createLink(purpose, signUp, now));

describe("a link", () => {
  it("points to its page and reveals no personal data", () => {
    const url = links.createLink("confirm", signUp, now);
    expect(url).toMatch(/^https:\/\/site\.example\/newsletter\/confirm\?token=[\w-]+$/);
    const readable = Buffer.from(tokenOf(url), "base64url").toString("latin1");
    for (const detail of ["dana", "example.com", "6f1c1a52", "2026-11-21"]) {
      expect(`${url} ${readable}`).not.toContain(detail);
    }
  });

  it("to unsubscribe never expires, and one to confirm survives a clock that was set back", () => {
    const later = links.open("unsubscribe", tokenFor("unsubscribe"), now + 3_650 * day);
    expect(later).toEqual({ state: "valid", signUp });
    expect(links.open("confirm", tokenFor("confirm"), now - 30 * day)).toEqual({ state: "valid", signUp });
  });

  it("cannot be altered, truncated or forged", () => {
    const token = tokenFor("unsubscribe");
    const altered = [...token].map((character, at) => {
      const other = character === "A" ? "B" : "A";
      return `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
    });
    const wrong = [
      "",
      "x",
      "A".repeat(38),
      `${token}=`,
      `${token}.`,
      `${token}%20`,
      token.slice(0, -4),
      token.slice(4),
    ];
    // Skip the last character: some of its bits may be unused.
    for (const forged of [...altered.slice(0, -1), ...wrong]) {
      expect(links.open("unsubscribe", forged, now), forged).toEqual({ state: "invalid" });
    }
  });

  it("can be opened only with the secret of its queue", () => {
    const stateWith = (otherSecret: string) =>
      new NewsletterLinks(otherSecret, publicUrl).open("confirm", tokenFor("confirm"), now).state;
    expect(stateWith(secret)).toBe("valid");
    expect(stateWith("another")).toBe("invalid");
  });
});
