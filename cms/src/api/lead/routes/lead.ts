import { factories } from "@strapi/strapi";

/** The site adds leads and reads them; changing and deleting is for people, in the admin panel. */
export default factories.createCoreRouter("api::lead.lead", { only: ["create", "find", "findOne"] });
