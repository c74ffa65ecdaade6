import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { environment } from "../lib/environment";
import { findPanelRoute, removePanelRoute } from "../strapi/routes";

/** Routes to remove. The panel does not use them, and they show account data to Authors or always respond with 500. */
const unusedActions = ["homepage.getKeyStatistics", "admin.licenseTrialTimeLeft"];

/** Maximum calls from one client address in five minutes, for all accounts together. */
const maxCalls: Record<string, number> = {
  login: 50,
  accessToken: 300,
  registrationInfo: 30,
  register: 20,
  forgotPassword: 10,
  resetPassword: 20,
};
const interval = { min: 5 };

/**
 * Removes unused panel routes, limits log-ins and the other calls in `maxCalls`, and keeps visitors from registering as
 * the first administrator. Without a mail server, refuses to send links for a forgotten password.
 */
export function guardPanelRoutes(strapi: Core.Strapi): void {
  for (const action of unusedActions) removePanelRoute(strapi, action);
  for (const [action, max] of Object.entries(maxCalls)) {
    const limit = {
      name: "admin::rateLimit",
      config: { prefixKey: `address:${action}`, interval, max },
    };
    const { config } = findPanelRoute(strapi, `authentication.${action}`);
    config.middlewares = [limit, ...(config.middlewares ?? [])];
  }
  // Replace the handler instead of checking paths, because Strapi accepts many spellings of a path.
  Object.assign(findPanelRoute(strapi, "authentication.registerAdmin"), {
    handler: refuseFirstAdministrator,
    config: { auth: false },
  });
  // Replace this handler after the loop above, which finds routes by their handler. The response is the same for every
  // email address, so that it does not reveal accounts.
  if (!environment().mail)
    findPanelRoute(strapi, "authentication.forgotPassword").handler = refusePasswordMail;
}

function refuseFirstAdministrator(): never {
  // The panel does not show the message of a ForbiddenError.
  throw new errors.PolicyError(
    "The first administrator is created on the server: npm run admin -- --email you@example.com",
  );
}

function refusePasswordMail(): never {
  throw new errors.ApplicationError(
    "This site cannot send email yet. Ask an administrator to set a new password for you.",
  );
}
