import { factories } from "@strapi/strapi";
export default factories.createCoreController("api::investor-page.investor-page");
