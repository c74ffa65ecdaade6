import { createHash, randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { strapiService } from "../strapi-internals/services";
import { limitAttempts } from "./attempts";

const windowMs = 5 * 60_000;
const maxFailures = 10;
const maxResets = 3;
const maxFamiliar = 10_000;

/**
 * Limits wrong passwords and password resets for each account, wherever they come from, in the services that every
 * route uses. Strapi itself limits only what one address tries.
 *
 * Addresses from which the account was logged in to before are not counted here: a stranger who keeps guessing
 * shuts the owner out where the owner has not been yet, and for no longer than the window.
 */
export function limitLogin(strapi: Core.Strapi): void {
  const auth = strapiService(strapi, "admin::auth");
  const { checkCredentials, forgotPassword } = auth;
  const failures = limitAttempts(maxFailures, windowMs);
  const resets = limitAttempts(maxResets, windowMs);
  const familiar = new Set<string>();
  // Compared where there is no account, so that the time an answer takes does not tell who has one.
  const nobodysPassword = auth.hashPassword(randomBytes(24).toString("hex"));

  auth.checkCredentials = async (credentials) => {
    const account = digest(credentials.email);
    const place = `${account} ${strapi.requestContext.get()?.request.ip}`;
    const isLimited = !familiar.has(place);
    if (isLimited && !failures.take(account)) throw tooManyAttempts();
    const user: { password: string | null } | null = await strapi.db
      .query("admin::user")
      .findOne({ where: { email: credentials.email }, select: ["password"] });
    const result = await checkCredentials(credentials);
    if (!user?.password) await auth.validatePassword(credentials.password, await nobodysPassword);
    if (!result[1]) return result;
    if (isLimited) failures.giveBack(account);
    familiar.delete(place);
    familiar.add(place);
    const [oldest] = familiar;
    if (oldest !== undefined && familiar.size > maxFamiliar) familiar.delete(oldest);
    return result;
  };

  // The answer is always the same: it does not tell whether there is such an account.
  auth.forgotPassword = async (request) => {
    if (resets.take(digest(request.email))) await forgotPassword(request);
  };
}

const digest = (email: string): string => createHash("sha256").update(email.toLowerCase()).digest("base64");

/** The panel's log-in shows the message of an error with this code. */
const tooManyAttempts = () =>
  new errors.RateLimitError("Too many attempts to log in to this account. Try again in five minutes.", {
    code: "LOGIN_NOT_ALLOWED",
  });
