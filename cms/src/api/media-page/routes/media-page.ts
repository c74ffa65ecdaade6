import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::media-page.media-page", { only: ["find"] });
