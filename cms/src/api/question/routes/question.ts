import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::question.question", { only: ["find", "findOne"] });
