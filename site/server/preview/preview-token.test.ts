import { describe, expect, it } from "vitest";
import { previewToken } from "../../testing/preview-token.ts";
import { signingKey } from "../signing-key.ts";
import { previewClaims } from "./preview-token.ts";

const apiToken = "shared-token";
const key = signingKey("preview", apiToken);
const now = Date.parse("2026-11-20T12:00:00Z");
const validClaims = {
  documentId: "a1b2c3d4e5f6g7h8i9j0k1l2",
  exp: now / 1000 + 1_800,
  path: "/blog/a-draft",
  type: "mail-box-money-blogs",
};
const claimsOf = (token: string) => previewClaims(token, key, now);

describe("previewClaims", () => {
  it("reads a signed token until it expires", () => {
    const token = previewToken(validClaims, apiToken);
    expect(claimsOf(token)).toEqual(validClaims);
    expect(previewClaims(token, key, validClaims.exp * 1000 - 1)).toEqual(validClaims);
    expect(previewClaims(token, key, validClaims.exp * 1000)).toBeNull();
  });

  it("refuses any other signature", () => {
    const token = previewToken(validClaims, apiToken);
    const [claims = "", signature = ""] = token.split(".");
    const otherClaims = Buffer.from(JSON.stringify({ ...validClaims, path: "/about" })).toString("base64url");
    expect(claimsOf(previewToken(validClaims, "other"))).toBeNull();
    expect(previewClaims(token, signingKey("refresh-ping", apiToken), now)).toBeNull();
    expect(claimsOf(`${otherClaims}.${signature}`)).toBeNull();
    expect(claimsOf(`${claims}.${signature.slice(0, 42)}`)).toBeNull();
    expect(claimsOf(`${claims}.`)).toBeNull();
    expect(claimsOf(claims)).toBeNull();
    expect(claimsOf("")).toBeNull();
    expect(claimsOf(`${token}.${signature}`)).toBeNull();
  });

  it.each([
    ["another host", { path: "//evil.example/" }],
    ["another host by a backslash", { path: "/\\evil.example" }],
    ["a URL as the path", { path: "https://evil.example/" }],
    ["a relative path", { path: "about" }],
    ["a header in the path", { path: "/about\r\nset-cookie: a=b" }],
    ["a path as the document ID", { documentId: "../../users" }],
    ["an empty document ID", { documentId: "" }],
    ["a path as the type", { type: "posts/../users" }],
    ["no type", { type: undefined }],
    ["an expiry in words", { exp: "tomorrow" }],
    ["no expiry", { exp: null }],
    ["a path that is too long", { path: `/${"a".repeat(3_000)}` }],
  ])("refuses signed claims that name %s", (_, wrong) => {
    expect(claimsOf(previewToken({ ...validClaims, ...wrong }, apiToken))).toBeNull();
  });
});
