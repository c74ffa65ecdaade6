import { factories } from "@strapi/strapi";
export default factories.createCoreController("api::mailbox-money-newsletter.mailbox-money-newsletter");
