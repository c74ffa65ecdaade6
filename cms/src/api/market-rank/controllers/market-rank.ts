import { factories } from "@strapi/strapi";
export default factories.createCoreController("api::market-rank.market-rank");
