import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::media-video.media-video", { only: ["find", "findOne"] });
