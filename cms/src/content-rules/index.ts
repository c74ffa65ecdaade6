import type { Core } from "@strapi/strapi";
import { type ContentType, contentTypes, hasVersions } from "../lib/content";
import { fieldsOf, textIn } from "../lib/values";
import type { ContentRules, Rule, Storing } from "./content-rules";
import { launch } from "./launch";
import { newsletter } from "./newsletter";
import { offering } from "./offering";
import { page } from "./page";
import { pageLists } from "./page-lists";
import { pageText } from "./page-text";
import { podcastEpisode } from "./podcast-episode";
import { post } from "./post";
import { projectCard } from "./project-card";
import { redirect } from "./redirect";
import { siteSetting } from "./site-setting";

/** Types without rules are not listed. */
export const contentRules: Readonly<Record<string, ContentRules>> = {
  "api::about-page.about-page": pageLists,
  "api::investor-page.investor-page": pageLists,
  "api::launch.launch": launch,
  "api::mail-box-money-blog.mail-box-money-blog": post,
  "api::mailbox-money-newsletter.mailbox-money-newsletter": newsletter,
  "api::media-page.media-page": pageLists,
  "api::offering.offering": offering,
  "api::page.page": page,
  "api::page-text.page-text": pageText,
  "api::podcast-episode.podcast-episode": podcastEpisode,
  "api::project-card.project-card": projectCard,
  "api::redirect.redirect": redirect,
  "api::site-setting.site-setting": siteSetting,
};

/**
 * Runs the rules of each type. History (`plugins/history`) records what comes of them, in the same transaction; content
 * versions (`plugins/feed`) follow what is written.
 */
export function applyContentRules(strapi: Core.Strapi): void {
  const types = new Map<string, ContentType>(contentTypes(strapi).map((type) => [type.uid, type]));

  strapi.documents.use(async (context, next) => {
    const { action, params } = context;
    const type = types.get(context.uid);
    const rules = contentRules[context.uid];
    if (!type || !rules) return next();
    const base = { strapi, type, uid: type.uid };

    return strapi.db.transaction(async () => {
      switch (action) {
        case "create":
        case "update":
        case "clone": {
          params.data ??= {};
          const sent: Record<string, unknown> = params.data;
          const documentId = action === "update" ? params.documentId : undefined;
          const saving = { ...base, action, documentId, sent };
          for (const rule of rules.save ?? []) Object.assign(sent, fieldsOf(await rule(saving)));
          const saved = await next();
          await run(rules.saved, { ...saving, documentId: textIn(saved, "documentId") });
          return saved;
        }
        case "publish":
        case "unpublish":
        case "delete": {
          const entry = { ...base, documentId: params.documentId };
          if (action === "publish") await run(rules.publish, entry);
          else await run(rules.remove, { ...entry, action });
          const result = await next();
          if (action !== "delete") await run(rules.changed, entry);
          return result;
        }
        default:
          return next();
      }
    });
  });

  strapi.db.lifecycles.subscribe({
    models: [...types.keys()].filter((uid) => contentRules[uid]?.store),
    async beforeCreate({ model: { uid }, params }) {
      const type = types.get(uid);
      if (!type) return;
      const { data } = params;
      const documentId = textIn(data, "documentId");
      await run(contentRules[uid]?.store, {
        strapi,
        type,
        uid: type.uid,
        data,
        documentId,
        version: await versionOf(strapi, uid, documentId, data),
        async changeDraft(fields: object) {
          await strapi.db
            .query(type.uid)
            .updateMany({ where: { documentId, publishedAt: null }, data: fields });
        },
      });
    },
  });
}

async function run<Context>(rules: readonly Rule<Context>[] | undefined, context: Context): Promise<void> {
  for (const rule of rules ?? []) await rule(context);
}

/** A new entry gets its document id only later. */
async function versionOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
  { publishedAt }: Readonly<Record<string, unknown>>,
): Promise<Storing["version"]> {
  if (publishedAt) return "published";
  return documentId && !(await hasVersions(strapi, uid, documentId)) ? "duplicate" : "draft";
}
