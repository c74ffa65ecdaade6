import type { Core } from "@strapi/strapi";

const episodeUid = "api::podcast-episode.podcast-episode";

/** Gives an episode without a number the next one when it is saved. */
export function numberEpisodes(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    if (uid !== episodeUid || (action !== "create" && action !== "update")) return next();
    const data = params.data as { number?: number | null };
    // An update without a number keeps the one there is.
    if (data.number === null || (action === "create" && data.number === undefined)) {
      const last: { number: number } | null = await strapi.db
        .query(episodeUid)
        .findOne({ where: { number: { $notNull: true } }, select: ["number"], orderBy: { number: "desc" } });
      data.number = (last?.number ?? 0) + 1;
    }
    return next();
  });
}
