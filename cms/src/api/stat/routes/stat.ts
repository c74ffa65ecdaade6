import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::stat.stat", { only: ["find", "findOne"] });
