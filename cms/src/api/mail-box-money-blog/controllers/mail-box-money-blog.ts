import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::mail-box-money-blog.mail-box-money-blog", () => ({
  /** Also populates `sharedImage` if a call populates `image` only, as the calls in the specification do. */
  async sanitizeQuery(ctx) {
    const query = await super.sanitizeQuery(ctx);
    return query.populate === "image" ? { ...query, populate: ["image", "sharedImage"] } : query;
  },
}));
