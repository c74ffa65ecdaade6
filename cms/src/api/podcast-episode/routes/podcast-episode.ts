import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::podcast-episode.podcast-episode", {
  only: ["find", "findOne"],
});
