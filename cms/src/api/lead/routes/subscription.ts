import { factories } from "@strapi/strapi";

/** The site only adds events: its key has no right to read subscribers. All else happens in the admin panel. */
export default factories.createCoreRouter("api::lead.subscription", { only: ["create", "find"] });
