import type { Core } from "@strapi/strapi";
import { documentService, findContentType } from "../lib/content";
import {
  aboutUid,
  launchUid,
  newsletterUid,
  pageUid,
  postUid,
  projectUid,
  redirectUid,
  settingsUid,
} from "../lib/uids";
import { asRecord, stringField } from "../lib/values";
import { copyEditsRule } from "../plugins/page-copy/server/check-edits";
import { legalTextRule, pageTextUid } from "../plugins/page-copy/server/legal-texts";
import type { Rule } from "./rule";
import { publicationDateRule, scheduleRule } from "./rules/dates";
import { nextNumberRule, todayRule } from "./rules/default-values";
import { pictureRule } from "./rules/described-pictures";
import { figuresRule } from "./rules/figures";
import { pageAddressRule } from "./rules/page-address";
import { redirectAddressRule } from "./rules/redirects";
import { renameRule } from "./rules/renamed-address";
import { requiredEntryRule } from "./rules/required-entry";
import { sampleRule } from "./rules/sample-mark";
import { slugRule } from "./rules/slug";
import { videoRule } from "./rules/video-source";

const editorialPageRules = [sampleRule, pictureRule, videoRule, requiredEntryRule];

/** Rules by content type, in the order in which they run. */
export const contentRules: Readonly<Record<string, readonly Rule[]>> = {
  [aboutUid]: editorialPageRules,
  "api::investor-page.investor-page": editorialPageRules,
  [launchUid]: [requiredEntryRule],
  [postUid]: [slugRule, scheduleRule, sampleRule, pictureRule, publicationDateRule, renameRule],
  [newsletterUid]: [scheduleRule, sampleRule, publicationDateRule],
  "api::media-page.media-page": editorialPageRules,
  "api::offering.offering": [requiredEntryRule],
  [pageUid]: [slugRule, pageAddressRule, scheduleRule, pictureRule, publicationDateRule, renameRule],
  [pageTextUid]: [copyEditsRule, legalTextRule],
  "api::podcast-episode.podcast-episode": [
    nextNumberRule("number", 1),
    todayRule("date"),
    sampleRule,
    pictureRule,
  ],
  // Number projects in steps of ten, so that an editor can insert one between two others.
  [projectUid]: [figuresRule, nextNumberRule("order", 10), pictureRule],
  [redirectUid]: [redirectAddressRule],
  [settingsUid]: [sampleRule, legalTextRule, videoRule, requiredEntryRule],
};

/** Runs the rules of each type in order. `plugins/history` records the result in the same transaction. */
export function applyContentRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, params } = context;
    const type = findContentType(strapi, context.uid);
    const rules = contentRules[context.uid];
    if (!type || !rules) return next();
    const base = { strapi, type, uid: type.uid };
    const runEach = async (step: (rule: Rule) => unknown): Promise<void> => {
      for (const rule of rules) await step(rule);
    };

    return strapi.db.transaction(async () => {
      switch (action) {
        case "create":
        case "update":
        case "clone": {
          params.data ??= {};
          const input: Record<string, unknown> = params.data;
          const publishesAfterSave = "status" in params && params.status === "published";
          // Save a draft first, and publish it afterwards by a call of its own, so that the publish rules run too.
          if (publishesAfterSave) params.status = "draft";
          const saveContext = {
            ...base,
            action,
            input,
            documentId: action === "update" ? params.documentId : undefined,
            sourceId: action === "clone" ? params.documentId : undefined,
          };
          await runEach(async (rule) => Object.assign(input, asRecord(await rule.beforeSave?.(saveContext))));
          const savedEntry = await next();
          const documentId = stringField(savedEntry, "documentId") ?? "";
          await runEach((rule) => rule.afterSave?.({ ...saveContext, documentId }));
          if (publishesAfterSave) await documentService(strapi, type.uid).publish({ documentId });
          return savedEntry;
        }
        case "publish":
        case "unpublish":
        case "delete": {
          const entry = { ...base, documentId: params.documentId };
          if (action === "publish") await runEach((rule) => rule.beforePublish?.(entry));
          else await runEach((rule) => rule.beforeRemove?.({ ...entry, action }));
          const result = await next();
          if (action !== "delete") await runEach((rule) => rule.afterStatusChange?.(entry));
          return result;
        }
        default:
          return next();
      }
    });
  });
}
