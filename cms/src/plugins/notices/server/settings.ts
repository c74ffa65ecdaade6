import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { stored } from "../../../lib/stored";
import type { TeamMember } from "../../lead-inbox/server/team";
import type { NoticeChoices, NoticeContents } from "../choices";

const choicesSchema = z
  .object({ inquiry: z.boolean(), assignment: z.boolean(), failure: z.boolean(), digest: z.boolean() })
  .strict();
const contentsSchema = z.enum(["nothing", "person"]);

export const changeSchema = z.union([
  z.object({ choices: choicesSchema }).strict(),
  z.object({ contents: contentsSchema }).strict(),
]);

/** Investor relations hears of leads unless they choose otherwise; everybody else only if they choose so. */
export function choicesOf(strapi: Core.Strapi, person: Pick<TeamMember, "id" | "isInvestorRelations">) {
  const byDefault = person.isInvestorRelations;
  const initial = { inquiry: byDefault, assignment: byDefault, failure: byDefault, digest: false };
  return stored<NoticeChoices>(strapi, {
    type: "plugin",
    name: "notices",
    key: `choices-${person.id}`,
    schema: choicesSchema.catch(initial),
    initial,
  });
}

/** What notices may contain, for the whole team. */
export const contentsOf = (strapi: Core.Strapi) =>
  stored<NoticeContents>(strapi, {
    type: "plugin",
    name: "notices",
    key: "contents",
    schema: contentsSchema.catch("nothing"),
    initial: "nothing",
  });
