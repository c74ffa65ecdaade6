import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/**
 * While there is no administrator, Strapi makes one of whoever opens the admin panel first. On a machine that
 * others can reach that is a race; here it takes the command, and so access to the machine.
 */
const noSelfMadeAdministrator: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (ctx.method === "POST" && ctx.path === "/admin/register-admin") {
      throw new errors.ForbiddenError(
        "The first administrator is created on the server: npm run admin -- --email … --password …",
      );
    }
    await next();
  };
};

export default noSelfMadeAdministrator;
