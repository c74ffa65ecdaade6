import { factories } from "@strapi/strapi";

/** The site only adds leads: its key has no right to read them. People work with them in the admin panel. */
export default factories.createCoreRouter("api::lead.lead", { only: ["create", "find", "findOne"] });
