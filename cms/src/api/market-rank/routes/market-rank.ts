import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::market-rank.market-rank", { only: ["find", "findOne"] });
