import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::mailbox-money-newsletter.mailbox-money-newsletter", {
  only: ["find", "findOne"],
});
