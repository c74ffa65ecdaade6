import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

interface Route {
  handler: string | (() => never);
  config: { middlewares?: object[] };
}

const interval = { min: 5 };

/** How often one address may ask within five minutes, whichever account it asks for. */
const mostFromOneAddress: Record<string, number> = {
  login: 50,
  accessToken: 300,
  registrationInfo: 30,
  register: 20,
  forgotPassword: 10,
  resetPassword: 20,
};

/** Limits what anybody may ask of the panel's log-in, and takes away what would make somebody its owner. */
export function limitLoginRoutes(strapi: Core.Strapi): void {
  const { routes } = strapi.admin.routes.admin as { routes: Route[] };
  const routeOf = (action: string): Route => {
    const route = routes.find(({ handler }) => handler === `authentication.${action}`);
    // An update of Strapi may call it something else: then it has to be seen what.
    if (!route) throw new Error(`The admin panel has no route for authentication.${action}`);
    return route;
  };

  // While there is no administrator, Strapi makes one of whoever asks first. Refused where every spelling of the
  // address ends up, whatever the router takes for the same.
  Object.assign(routeOf("registerAdmin"), { handler: refuseFirstAdministrator, config: { auth: false } });

  for (const [action, max] of Object.entries(mostFromOneAddress)) {
    const { config } = routeOf(action);
    const limit = { name: "admin::rateLimit", config: { prefixKey: `address:${action}`, interval, max } };
    config.middlewares = [limit, ...(config.middlewares ?? [])];
  }
}

function refuseFirstAdministrator(): never {
  // Of a mere ForbiddenError the message would not be shown.
  throw new errors.PolicyError(
    "The first administrator is created on the server: npm run admin -- --email … --password …",
  );
}
