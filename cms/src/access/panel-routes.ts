import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { environment } from "../lib/environment";
import { findPanelRoute, removePanelRoute } from "../strapi/routes";

/** The panel shows neither, and each tells an Author about accounts or answers 500. */
const unused = ["homepage.getKeyStatistics", "admin.licenseTrialTimeLeft"];

/** Strapi answers a malformed body with 500 here. */
const unchecked = ["homepage.updateHomepageLayout", "permission.check"];

/** Removes routes that the panel does not use, and answers malformed bodies with 400. */
export function closeUnusedRoutes(strapi: Core.Strapi): void {
  for (const action of unused) removePanelRoute(strapi, action);
  for (const action of unchecked) {
    const { config } = findPanelRoute(strapi, action);
    config.middlewares = [refuseMalformed, ...(config.middlewares ?? [])];
  }
}

const refuseMalformed: Core.MiddlewareHandler = async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    const isMalformed = error instanceof TypeError || (error instanceof Error && error.name === "ZodError");
    throw isMalformed ? new errors.ValidationError("The body is missing or invalid") : error;
  }
};

const interval = { min: 5 };

/** How often one address may ask within five minutes, whichever account it asks for. */
const maxFromOneAddress: Record<string, number> = {
  login: 50,
  accessToken: 300,
  registrationInfo: 30,
  register: 20,
  forgotPassword: 10,
  resetPassword: 20,
};

/** Limits how often anybody may call the panel's log-in, and refuses to make the first caller its owner. */
export function limitLoginRoutes(strapi: Core.Strapi): void {
  // While there is no administrator, Strapi makes whoever asks first the administrator. Refused in the handler, which
  // every spelling of the address reaches.
  Object.assign(findPanelRoute(strapi, "authentication.registerAdmin"), {
    handler: refuseFirstAdministrator,
    config: { auth: false },
  });

  for (const [action, max] of Object.entries(maxFromOneAddress)) {
    const { config } = findPanelRoute(strapi, `authentication.${action}`);
    const limit = { name: "admin::rateLimit", config: { prefixKey: `address:${action}`, interval, max } };
    config.middlewares = [limit, ...(config.middlewares ?? [])];
  }

  // Last, as it is no longer found by its name. For every address alike: it tells nothing about who has an account.
  if (!environment().mail)
    findPanelRoute(strapi, "authentication.forgotPassword").handler = refusePasswordMail;
}

function refuseFirstAdministrator(): never {
  // The message of a plain ForbiddenError would not be shown.
  throw new errors.PolicyError(
    "The first administrator is created on the server: npm run admin -- --email you@example.com",
  );
}

function refusePasswordMail(): never {
  throw new errors.ApplicationError(
    "This site cannot send email yet. Ask an administrator to set a new password for you.",
  );
}
