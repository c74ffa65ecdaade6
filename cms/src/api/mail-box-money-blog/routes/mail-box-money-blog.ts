import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::mail-box-money-blog.mail-box-money-blog", {
  only: ["find", "findOne"],
});
