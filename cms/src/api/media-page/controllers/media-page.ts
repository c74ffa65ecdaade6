import { factories } from "@strapi/strapi";
export default factories.createCoreController("api::media-page.media-page");
