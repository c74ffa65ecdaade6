import { factories } from "@strapi/strapi";
export default factories.createCoreController("api::mail-box-money-blog.mail-box-money-blog");
