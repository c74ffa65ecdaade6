import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
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
