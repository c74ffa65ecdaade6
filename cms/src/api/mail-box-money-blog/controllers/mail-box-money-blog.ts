import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::mail-box-money-blog.mail-box-money-blog", () => ({
  /** Adds the picture for sharing to the calls in the specification, which populate only `image`. */
  async sanitizeQuery(ctx) {
    const query = await super.sanitizeQuery(ctx);
    return query.populate === "image" ? { ...query, populate: ["image", "sharedImage"] } : query;
  },
}));
