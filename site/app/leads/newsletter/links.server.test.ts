import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { SqliteEngine } from "../queue/sqlite.server.ts";
import { LeadStore } from "../queue/store.server.ts";
import { temporaryFolder } from "../testing/open-leads.ts";
import type { LinkPurpose } from "./link-page.ts";
import { linkKeys, NewsletterLinks } from "./links.server.ts";

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

const key = () => randomBytes(32);
const links = new NewsletterLinks([key()], publicUrl);
const tokenOf = (address: string) => new URL(address).searchParams.get("token") ?? "";
const tokenFor = (purpose: LinkPurpose, by = links) => tokenOf(by.addressOf(purpose, signUp, now));

describe("a link", () => {
  it("points to its page and reveals no personal data", () => {
    const address = links.addressOf("confirm", signUp, now);
    expect(address).toMatch(/^https:\/\/site\.example\/newsletter\/confirm\?token=[\w-]+$/);
    const readable = Buffer.from(tokenOf(address), "base64url").toString("latin1");
    for (const secret of ["dana", "example.com", "6f1c1a52", "2026-11-21"]) {
      expect(`${address} ${readable}`).not.toContain(secret);
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
    for (const forged of [...altered.slice(0, -1), ...wrong]) {
      expect(links.open("unsubscribe", forged, now), forged).toEqual({ state: "invalid" });
    }
  });
});

describe("the keys", () => {
  /** Returns the links of an instance that starts with this state folder and access key. */
  async function instance(folder: string, accessKey: string | undefined): Promise<NewsletterLinks> {
    const store = new LeadStore(SqliteEngine.own(folder));
    store.setDestinations([], false);
    try {
      return new NewsletterLinks(await linkKeys(store, accessKey), publicUrl);
    } finally {
      await store.close();
    }
  }

  it("are the same for all instances with one access key", async () => {
    const token = tokenFor("confirm", await instance(temporaryFolder(), "shared"));
    expect((await instance(temporaryFolder(), "shared")).open("confirm", token, now).state).toBe("valid");
    expect((await instance(temporaryFolder(), "another")).open("confirm", token, now).state).toBe("invalid");
  });

  it("of earlier access keys open links to unsubscribe only", async () => {
    const folder = temporaryFolder();
    const before = await instance(folder, "first");
    const [confirm, unsubscribe] = [tokenFor("confirm", before), tokenFor("unsubscribe", before)];
    await instance(folder, "second");
    const after = await instance(folder, "third");
    expect(after.open("unsubscribe", unsubscribe, now).state).toBe("valid");
    expect(after.open("confirm", confirm, now).state).toBe("invalid");
    const back = await instance(folder, "first");
    expect(back.open("confirm", confirm, now).state).toBe("valid");
  });

  it("come from the state folder without an access key", async () => {
    const folder = temporaryFolder();
    const token = tokenFor("confirm", await instance(folder, undefined));
    expect((await instance(folder, undefined)).open("confirm", token, now).state).toBe("valid");
    expect((await instance(temporaryFolder(), undefined)).open("confirm", token, now).state).toBe("invalid");
  });
});
