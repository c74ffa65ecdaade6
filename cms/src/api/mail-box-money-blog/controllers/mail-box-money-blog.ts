import { factories } from "@strapi/strapi";
import type { Context } from "../../../strapi/routes";

const uid = "api::mail-box-money-blog.mail-box-money-blog";

/** Adds the picture for sharing to the calls in the specification, which populate only `image`. */
function populateSharedImage({ query }: Context): void {
  if (query.populate === "image") query.populate = ["image", "sharedImage"];
}

export default factories.createCoreController(uid, () => ({
  async find(ctx) {
    populateSharedImage(ctx);
    return super.find(ctx);
  },
  async findOne(ctx) {
    populateSharedImage(ctx);
    return super.findOne(ctx);
  },
}));
