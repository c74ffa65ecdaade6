import { factories } from "@strapi/strapi";
export default factories.createCoreService("api::mail-box-money-blog.mail-box-money-blog");
