import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::investor-page.investor-page", { only: ["find"] });
