import { factories } from "@strapi/strapi";
export default factories.createCoreController("api::podcast-episode.podcast-episode");
