import { factories } from "@strapi/strapi";
export default factories.createCoreService("api::mailbox-money-newsletter.mailbox-money-newsletter");
