import type { Core } from "@strapi/strapi";
import { queueNotice } from "../../notices/server/mail-queue";
import { leadUid } from "../uids";
import { nameWithAddress, teamOf } from "./team";

/** Tells whom a lead is assigned to, however that is done, unless they did it themselves. */
export function tellAssignees(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== leadUid || context.action !== "update") return next();
    const { data, documentId } = context.params;
    const assignee: unknown = data?.assignee;
    // What is no text is refused when it is saved.
    if (typeof assignee !== "string" || assignee === "") return next();
    return strapi.db.transaction(async () => {
      const before: { assignee: string | null } | null = await strapi.db
        .query(leadUid)
        .findOne({ where: { documentId }, select: ["assignee"] });
      const result = await next();
      if (before && before.assignee !== assignee) await tell(strapi, documentId, assignee);
      return result;
    });
  });
}

async function tell(strapi: Core.Strapi, lead: string, assignee: string): Promise<void> {
  const team = await teamOf(strapi);
  const person = team.find(({ name }) => name === assignee);
  const user = strapi.requestContext.get()?.state.user;
  if (!person || !user || person.id === user.id) return;
  const detail = team.find(({ id }) => id === user.id)?.name ?? nameWithAddress(user);
  const key = `assignment ${lead} ${person.id} ${Date.now()}`;
  await queueNotice(strapi, { key, kind: "assignment", lead, recipient: person.id, detail });
}
