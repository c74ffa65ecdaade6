import type { Core } from "@strapi/strapi";
import { contentType, documentsOf } from "../lib/content";
import { aboutUid, newsletterUid, pageUid, postUid, projectUid, redirectUid, settingsUid } from "../lib/uids";
import { fieldsOf, textIn } from "../lib/values";
import { checkEdits } from "../plugins/page-copy/server/check-edits";
import { legalTexts, pageTextUid } from "../plugins/page-copy/server/legal-texts";
import type { Rule } from "./content-rules";
import { publicationDate, schedule } from "./rules/dates";
import { describedPictures } from "./rules/described-pictures";
import { figures } from "./rules/figures";
import { dated, numbered } from "./rules/next-value";
import { onlyEntry } from "./rules/only-entry";
import { pageAddress } from "./rules/page-address";
import { redirectAddresses } from "./rules/redirects";
import { renamedAddress } from "./rules/renamed-address";
import { sampleMark } from "./rules/sample-mark";
import { slug } from "./rules/slug";

const pageWithLists = [sampleMark, describedPictures, onlyEntry];

/** Rules by content type, in the order in which they run. */
export const contentRules: Readonly<Record<string, readonly Rule[]>> = {
  [aboutUid]: pageWithLists,
  "api::investor-page.investor-page": pageWithLists,
  "api::launch.launch": [onlyEntry],
  [postUid]: [slug, schedule, sampleMark, describedPictures, publicationDate, renamedAddress],
  [newsletterUid]: [schedule, sampleMark, publicationDate],
  "api::media-page.media-page": pageWithLists,
  "api::offering.offering": [onlyEntry],
  [pageUid]: [slug, pageAddress, schedule, describedPictures, publicationDate, renamedAddress],
  [pageTextUid]: [checkEdits, legalTexts],
  "api::podcast-episode.podcast-episode": [
    numbered("number", 1),
    dated("date"),
    sampleMark,
    describedPictures,
  ],
  // Number projects in steps of ten, so that an editor can insert one between two others.
  [projectUid]: [figures, numbered("order", 10), describedPictures],
  [redirectUid]: [redirectAddresses],
  [settingsUid]: [sampleMark, legalTexts, onlyEntry],
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
