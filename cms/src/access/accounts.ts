import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { invalidFieldError, requestBody } from "../lib/request-body";
import { readBrand } from "../mail/mail";
import { findPanelRoute } from "../strapi/routes";
import { strapiService } from "../strapi/services";
import { endSessions } from "../strapi/sessions";

const maxNameLength = 120;
const singleLinePattern = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Refuses long names and names with line breaks, because emails and lists show names. */
function checkNames({ params }: { params: { data?: Record<string, unknown> } }): void {
  for (const field of ["firstname", "lastname", "username"]) {
    const name = params.data?.[field];
    if (typeof name === "string" && !(name.length <= maxNameLength && singleLinePattern.test(name)))
      throw invalidFieldError(field, `Write a name on one line, with up to ${maxNameLength} characters`);
  }
}

/**
 * Checks the names of accounts, and logs an account out everywhere when its password changes or it is disabled. Strapi
 * does so only when users change their own password, so a thief would stay logged in after an administrator's reset.
 */
export function guardAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    beforeCreate: checkNames,
    beforeUpdate: checkNames,
    async afterUpdate({ params, result }) {
      const { isActive, password }: { password?: string; isActive?: boolean } = params.data ?? {};
      const account: { id: number } | null = result;
      if (!account || (password === undefined && isActive !== false)) return;
      await endSessions(strapi, account.id);
    },
  });
}

/** A hash that no password has, of the same cost as Strapi's hashes. */
const unmatchableHash = `$2b$10$${".".repeat(53)}`;

/**
 * Checks the password also if no account has the email address, so that the time of a log-in does not reveal which
 * addresses have accounts.
 */
export function hideAccounts(strapi: Core.Strapi): void {
  const auth = strapiService(strapi, "admin::auth");
  const { checkCredentials } = auth;
  auth.checkCredentials = async (credentials) => {
    const where = { email: credentials.email, password: { $notNull: true } };
    const isAccount = (await strapi.db.query("admin::user").count({ where })) > 0;
    if (!isAccount) await auth.validatePassword(credentials.password, unmatchableHash);
    return checkCredentials(credentials);
  };
}

/** More than Strapi's minimum of 8, because there is no second factor. */
const minPasswordLength = 12;
/** Score from 0 to 4; at 3 or more a password takes over 10^8 guesses. */
const minScore = 3;
/** Words that an attacker tries first, in addition to the brand. */
const commonPasswordWords = ["strapi", "admin", "administrator", "editor", "panel", "website", "investor"];

/**
 * Refuses passwords that are short, common, or built from common words, the brand or a pattern, on every route that
 * sets one. Strapi alone accepts "Password1".
 */
export function refuseWeakPasswords(strapi: Core.Strapi): void {
  const auth = strapiService(strapi, "admin::auth");
  const { hashPassword } = auth;
  auth.hashPassword = async (password) => {
    await checkPassword(strapi, password);
    return hashPassword(password);
  };
  // Check first on this route: Strapi would log the user out when it refuses the new password.
  const { config } = findPanelRoute(strapi, "authenticated-user.updateMe");
  const checkOwnPassword: Core.MiddlewareHandler = async (ctx, next) => {
    const { data } = z.object({ password: z.string() }).safeParse(requestBody(ctx.request));
    if (data) await checkPassword(strapi, data.password);
    return next();
  };
  config.middlewares = [checkOwnPassword, ...(config.middlewares ?? [])];
}

let estimator: ZxcvbnFactory | undefined;

/** Throws ValidationError with advice if the password is weak. */
async function checkPassword(strapi: Core.Strapi, password: string): Promise<void> {
  const advice = "Use a few words that do not belong together";
  if (password.length < minPasswordLength)
    throw invalidFieldError("password", `${advice}: ${minPasswordLength} characters or more`);
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const brand = (await readBrand(strapi)).split(/\s+/);
  const { score } = estimator.check(password, [...commonPasswordWords, ...brand]);
  if (score < minScore) throw invalidFieldError("password", `${advice}: this password is easy to guess`);
}
