import { factories } from "@strapi/strapi";
export default factories.createCoreController("api::gallery-picture.gallery-picture");
