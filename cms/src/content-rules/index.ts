import type { Core } from "@strapi/strapi";
import { contentType, documentsOf } from "../lib/content";
import { aboutUid, newsletterUid, pageUid, postUid, projectUid, redirectUid, settingsUid } from "../lib/uids";
import { fieldsOf, textIn } from "../lib/values";
import type { Rule } from "./content-rules";
import { newsletter } from "./newsletter";
import { page } from "./page";
import { pageLists } from "./page-lists";
import { pageText } from "./page-text";
import { podcastEpisode } from "./podcast-episode";
import { post } from "./post";
import { projectCard } from "./project-card";
import { redirect } from "./redirect";
import { onlyEntry } from "./rules/only-entry";
import { siteSetting } from "./site-setting";

/** Lists the rules of each type that has any. */
export const contentRules: Readonly<Record<string, readonly Rule[]>> = {
  [aboutUid]: pageLists,
  "api::investor-page.investor-page": pageLists,
  "api::launch.launch": [onlyEntry],
  [postUid]: post,
  [newsletterUid]: newsletter,
  "api::media-page.media-page": pageLists,
  "api::offering.offering": [onlyEntry],
  [pageUid]: page,
  "api::page-text.page-text": pageText,
  "api::podcast-episode.podcast-episode": podcastEpisode,
  [projectUid]: projectCard,
  [redirectUid]: redirect,
  [settingsUid]: siteSetting,
};

/** Runs the rules of each type in order. `plugins/history` records the result in the same transaction. */
export function applyContentRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, params } = context;
    const type = contentType(strapi, context.uid);
    const rules = contentRules[context.uid];
    if (!type || !rules) return next();
    const base = { strapi, type, uid: type.uid };
    const run = async (step: (rule: Rule) => unknown): Promise<void> => {
      for (const rule of rules) await step(rule);
    };

    return strapi.db.transaction(async () => {
      switch (action) {
        case "create":
        case "update":
        case "clone": {
          params.data ??= {};
          const sent: Record<string, unknown> = params.data;
          const isPublished = "status" in params && params.status === "published";
          if (isPublished) params.status = "draft";
          const saving = {
            ...base,
            action,
            sent,
            documentId: action === "update" ? params.documentId : undefined,
            source: action === "clone" ? params.documentId : undefined,
          };
          await run(async (rule) => Object.assign(sent, fieldsOf(await rule.save?.(saving))));
          const saved = await next();
          const documentId = textIn(saved, "documentId") ?? "";
          await run((rule) => rule.saved?.({ ...saving, documentId }));
          if (isPublished) await documentsOf(strapi, type.uid).publish({ documentId });
          return saved;
        }
        case "publish":
        case "unpublish":
        case "delete": {
          const entry = { ...base, documentId: params.documentId };
          if (action === "publish") await run((rule) => rule.publish?.(entry));
          else await run((rule) => rule.remove?.({ ...entry, action }));
          const result = await next();
          if (action !== "delete") await run((rule) => rule.changed?.(entry));
          return result;
        }
        default:
          return next();
      }
    });
  });
}
