import { factories } from "@strapi/strapi";

const read = { policies: ["global::drafts-need-token"] };

/** Reading only: editors write in the admin panel. */
export default factories.createCoreRouter("api::mailbox-money-newsletter.mailbox-money-newsletter", {
  only: ["find", "findOne"],
  config: { find: read, findOne: read },
});
