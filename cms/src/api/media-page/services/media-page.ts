import { factories } from "@strapi/strapi";
export default factories.createCoreService("api::media-page.media-page");
