import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { environment } from "../lib/environment";
import { findPanelRoute, removePanelRoute } from "../strapi/routes";

/** Routes that the panel does not show; each tells an Author about accounts or answers 500. */
const unused = ["homepage.getKeyStatistics", "admin.licenseTrialTimeLeft"];

/** Routes at which Strapi answers 500 to a malformed body. */
const unchecked = ["homepage.updateHomepageLayout", "permission.check"];

/** Calls within five minutes from one client address, whichever account they name. */
const maxCalls: Record<string, number> = {
  login: 50,
  accessToken: 300,
  registrationInfo: 30,
  register: 20,
  forgotPassword: 10,
  resetPassword: 20,
};
const interval = { min: 5 };

/** Guards the panel's own routes: unused ones go, logging in is limited, and the first caller does not become its owner. */
export function guardPanelRoutes(strapi: Core.Strapi): void {
  const addMiddleware = (action: string, middleware: object): void => {
    const { config } = findPanelRoute(strapi, action);
    config.middlewares = [middleware, ...(config.middlewares ?? [])];
  };
  for (const action of unused) removePanelRoute(strapi, action);
  for (const action of unchecked) addMiddleware(action, refuseMalformed);
  for (const [action, max] of Object.entries(maxCalls)) {
    const config = { prefixKey: `address:${action}`, interval, max };
    addMiddleware(`authentication.${action}`, { name: "admin::rateLimit", config });
  }
  // Refused in the handler, which every spelling of the address reaches.
  Object.assign(findPanelRoute(strapi, "authentication.registerAdmin"), {
    handler: refuseFirstAdministrator,
    config: { auth: false },
  });
  // Last, as it is no longer found by its name. The same for every address: it does not tell who has an account.
  if (!environment().mail)
    findPanelRoute(strapi, "authentication.forgotPassword").handler = refusePasswordMail;
}

const refuseMalformed: Core.MiddlewareHandler = async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    const isMalformed = error instanceof TypeError || (error instanceof Error && error.name === "ZodError");
    throw isMalformed ? new errors.ValidationError("The body is missing or invalid") : error;
  }
};

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
