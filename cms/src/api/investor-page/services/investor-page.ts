import { factories } from "@strapi/strapi";
export default factories.createCoreService("api::investor-page.investor-page");
