import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::gallery-picture.gallery-picture", {
  only: ["find", "findOne"],
});
