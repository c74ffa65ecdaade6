import { factories } from "@strapi/strapi";
export default factories.createCoreService("api::podcast-episode.podcast-episode");
