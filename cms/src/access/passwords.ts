import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { bodyOf, invalidField } from "../lib/request-body";
import { brandOf } from "../mail/mail";
import { findPanelRoute } from "../strapi/routes";
import { strapiService } from "../strapi/services";

/** Strapi asks for 8; the password is the only factor that there is. */
const minLength = 12;
/** Of 0 to 4: from 3 on, a password takes more than 10^8 guesses. */
const minScore = 3;
/** What somebody who guesses the team's passwords tries first, besides the brand. */
const wordsOfThePanel = ["strapi", "admin", "administrator", "editor", "panel", "website", "investor"];

/**
 * Refuses passwords that are short, among the 49,000 most common of breaches, or made of them, of the brand or of a
 * pattern, wherever one is set: invitation, reset, profile, an administrator, the command line. Strapi asks merely for
 * letters and digits, which "Password1" has.
 */
export function refuseWeakPasswords(strapi: Core.Strapi): void {
  const auth = strapiService(strapi, "admin::auth");
  const { hashPassword } = auth;
  auth.hashPassword = async (password) => {
    await checkPassword(strapi, password);
    return hashPassword(password);
  };
  // Checked before the rest here: Strapi would log somebody out whose new password is refused.
  const { config } = findPanelRoute(strapi, "authenticated-user.updateMe");
  const checkFirst: Core.MiddlewareHandler = async (ctx, next) => {
    const { data } = ownPassword.safeParse(bodyOf(ctx.request));
    if (data) await checkPassword(strapi, data.password);
    return next();
  };
  config.middlewares = [checkFirst, ...(config.middlewares ?? [])];
}

const ownPassword = z.object({ password: z.string() });

let estimator: ZxcvbnFactory | undefined;

/** @throws ValidationError with what to do instead */
async function checkPassword(strapi: Core.Strapi, password: string): Promise<void> {
  const instead = "Use a few words that do not belong together";
  if (password.length < minLength)
    throw invalidField("password", `${instead}: ${minLength} characters or more`);
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const brand = (await brandOf(strapi)).split(/\s+/);
  const { score } = estimator.check(password, [...wordsOfThePanel, ...brand]);
  if (score < minScore) throw invalidField("password", `${instead}: this password is easy to guess`);
}
