import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::project-card.project-card", { only: ["find", "findOne"] });
