import type { Core } from "@strapi/strapi";
import { expect, it } from "vitest";
import { hideAccounts } from "../src/access/accounts.ts";

/** Returns how many password hashes a log-in with this email address compares. */
async function comparedHashes(email: string): Promise<number> {
  let compared = 0;
  const validatePassword = async () => {
    compared += 1;
    return false;
  };
  const isKnown = (address: string) => address === "known@example.com";
  const auth = {
    checkCredentials: async (credentials: { email: string; password: string }) =>
      isKnown(credentials.email) && validatePassword(),
    validatePassword,
  };
  const count = async ({ where }: { where: { email: string } }) => Number(isKnown(where.email));
  const parts = { db: { query: () => ({ count }) }, get: () => new Map([["admin::auth", auth]]) };
  const strapi: Core.Strapi = Object.assign(Object.create(null), parts);
  hideAccounts(strapi);
  await auth.checkCredentials({ email, password: "Wrong-horse-1" });
  return compared;
}

it.each(["known@example.com", "unknown@example.com"])(
  "a log-in as %s compares one password hash",
  async (email) => {
    expect(await comparedHashes(email)).toBe(1);
  },
);
