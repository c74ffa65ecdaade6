import { factories } from "@strapi/strapi";

const read = { policies: ["global::drafts-need-token"] };

/** Reading only: editors write in the admin panel. */
export default factories.createCoreRouter("api::mail-box-money-blog.mail-box-money-blog", {
  only: ["find", "findOne"],
  config: { find: read, findOne: read },
});
