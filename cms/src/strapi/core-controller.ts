import type { Core } from "@strapi/strapi";

type CoreMethods = Core.CoreAPI.Controller.Base;

const hasCoreMethods = (controller: Partial<CoreMethods>): controller is CoreMethods =>
  controller.validateQuery !== undefined &&
  controller.validateInput !== undefined &&
  controller.sanitizeInput !== undefined &&
  controller.sanitizeOutput !== undefined &&
  controller.transformResponse !== undefined;

/**
 * What Strapi puts beneath a controller of the API, which its types call optional.
 * @throws Error when an update of Strapi has renamed something
 */
export function coreMethodsOf(controller: Partial<CoreMethods>): CoreMethods {
  if (!hasCoreMethods(controller)) throw new Error("Strapi's controllers have other methods now");
  return controller;
}
