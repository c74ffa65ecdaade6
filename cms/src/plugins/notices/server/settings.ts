import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
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

const storeOf = (strapi: Core.Strapi, key: string) => strapi.store({ type: "plugin", name: "notices", key });

/** Investor relations hears of leads unless they choose otherwise; everybody else only if they choose so. */
export async function choicesOf(
  strapi: Core.Strapi,
  person: Pick<TeamMember, "id" | "isInvestorRelations">,
): Promise<NoticeChoices> {
  const stored = choicesSchema.safeParse(await storeOf(strapi, `choices-${person.id}`).get({}));
  if (stored.success) return stored.data;
  const byDefault = person.isInvestorRelations;
  return { inquiry: byDefault, assignment: byDefault, failure: byDefault, digest: false };
}

export const setChoices = (strapi: Core.Strapi, personId: number, value: NoticeChoices): Promise<void> =>
  storeOf(strapi, `choices-${personId}`).set({ value });

/** What notices may contain, for the whole team. */
export async function contentsOf(strapi: Core.Strapi): Promise<NoticeContents> {
  const stored = contentsSchema.safeParse(await storeOf(strapi, "contents").get({}));
  return stored.success ? stored.data : "nothing";
}

export const setContents = (strapi: Core.Strapi, value: NoticeContents): Promise<void> =>
  storeOf(strapi, "contents").set({ value });
