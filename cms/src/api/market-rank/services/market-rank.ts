import { factories } from "@strapi/strapi";
export default factories.createCoreService("api::market-rank.market-rank");
