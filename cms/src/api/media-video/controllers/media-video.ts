import { factories } from "@strapi/strapi";
export default factories.createCoreController("api::media-video.media-video");
