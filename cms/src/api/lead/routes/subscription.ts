import { factories } from "@strapi/strapi";

/** The site tells what happened and reads it; all else is for people, in the admin panel. */
export default factories.createCoreRouter("api::lead.subscription", { only: ["create", "find"] });
