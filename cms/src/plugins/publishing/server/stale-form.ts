import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { contentType } from "../../../content";
import { teamTime } from "../../../team-time";
import { type Person, personName } from "../../lead-inbox/server/team";

interface Draft {
  updatedAt: string;
  updatedBy: (Person & { id: number }) | null;
}

/**
 * Refuses what a form of the panel saves or publishes over changes that were made after it was opened. The form says
 * which version it shows (`admin/form-version.ts`); calls that say nothing are not from a form.
 */
export function refuseStaleForms(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get();
    const shown = request?.get("x-form-version");
    if (!shown || context.action !== "update") return next();
    const { documentId } = context.params;
    const isOfForm =
      request?.params.model === context.uid && (request.params.id ?? documentId) === documentId;
    if (!isOfForm || !contentType(strapi, context.uid)) return next();
    const draft: Draft | null = await strapi.db
      .query(context.uid)
      .findOne({ where: { documentId, publishedAt: null }, select: ["updatedAt"], populate: ["updatedBy"] });
    if (!draft || Date.parse(draft.updatedAt) === Date.parse(shown)) return next();
    const { updatedAt, updatedBy: person } = draft;
    const name = person ? personName(person) || person.email : "Somebody";
    const who = person?.id === request.state.user?.id ? "You" : name;
    const time = await teamTime(strapi, updatedAt);
    throw new errors.ValidationError(
      `${who} changed this on ${time}. Reload to see it, or publish your version anyway.`,
      { errors: [], currentVersion: new Date(updatedAt).toISOString() },
    );
  });
}
