import { factories } from "@strapi/strapi";
export default factories.createCoreRouter("api::launch.launch", { only: ["find"] });
